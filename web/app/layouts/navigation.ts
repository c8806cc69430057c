/** The five places of the shop. */
export const PLACES = [
  { to: '/baltra-aboutUs-Page', label: 'About Us', also: ['/baltra-readAboutUS'] },
  {
    to: '/baltra-allProducts',
    label: 'Our Products',
    also: ['/baltra-subCategoryProducts', '/baltra-product-view', '/baltra-search-products'],
  },
  { to: '/baltra-catalog', label: 'E-Catalogue', also: [] },
  {
    to: '/baltra-trackingProducts',
    label: 'Service and Support',
    also: ['/baltra-tracking-ProductDetails', '/baltra-user-ProductPage', '/baltra-user-registered-ProductPage'],
  },
  { to: '/baltra-contact-us', label: 'Contact Us', also: [] },
] as const

/** Whether an address belongs to a place. */
export const isAt = (pathname: string, { to, also }: { to: string; also: readonly string[] }): boolean =>
  [to, ...also].some((start) => pathname === start || pathname.startsWith(`${start}/`))

/** `aria-current` for a link. */
export const currentWhen = (here: boolean): 'page' | undefined => (here ? 'page' : undefined)
