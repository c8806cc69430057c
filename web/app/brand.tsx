import { PRIVACY_POLICY, TERMS_OF_USE } from 'contract/core/paths'
import { clsx } from 'clsx'
import { BRAND } from 'contract/core/brand'
import { m } from '#messages'

/**
 * Everything that another brand would change, in one file. Its colours and typeface stand in `styles/tokens.css`,
 * its sign for the browser's tab in `public/favicon.svg`, its legal texts beside the screens that show them.
 */
export const brand = {
  name: BRAND.name,
  tagline: m.brand_tagline,
  description: m.brand_description,
  /** represents a shared page; drawn by `scripts/brand-files.ts` */
  sharePicture: { src: '/share.jpg', width: 1200, height: 630 },
  country: m.brand_country,
  currency: 'NPR',
  phonePrefix: '+977',

  email: 'care@example.com',
  phone: BRAND.phone,
  servicePhone: BRAND.servicePhone,
  viber: BRAND.viber,
  address: m.brand_address,
  /** Opening hours, in Nepal's time. */
  hours: [
    { days: m.brand_days_open, time: m.brand_hours_open },
    { days: m.brand_days_closed, time: m.brand_closed },
  ],

  social: [
    {
      name: 'Facebook',
      href: 'https://www.facebook.com/example',
      path: 'M14 8h2.5V4.5H14A3.5 3.5 0 0 0 10.5 8v2.5H8V14h2.5v6H14v-6h2.3l.5-3.5H14z',
    },
    {
      name: 'Instagram',
      href: 'https://www.instagram.com/example',
      path: 'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M16.5 7.5h.01',
    },
    {
      name: 'YouTube',
      href: 'https://www.youtube.com/@example',
      path: 'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6zM10.5 9.5l4 2.5-4 2.5z',
    },
    {
      name: 'TikTok',
      href: 'https://www.tiktok.com/@example',
      path: 'M14 4v10.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.4 2.6 2 4.2 4.5 4.5',
    },
    {
      name: 'LinkedIn',
      href: 'https://www.linkedin.com/company/example',
      path: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8 11v5M8 8h.01M12 16v-5M12 13c0-3 4-3 4 0v3',
    },
  ],

  /** Where the legal texts are read. */
  legal: { terms: TERMS_OF_USE, privacy: PRIVACY_POLICY },

  /** The rating plate of the company. */
  facts: [
    { label: m.brand_since, value: m.brand_since_year },
    { label: m.brand_distributors, value: m.brand_distributors_count },
    { label: m.brand_repairs, value: m.brand_repairs_days },
    { label: m.brand_warranty, value: m.brand_warranty_online },
  ],
} as const

export { telLink, viberLink } from 'contract/core/brand'

/** The word, with its lamp lit. Its height comes from the class. */
export const Logo = ({ className = 'h-7' }: { className?: string }) => (
  <svg viewBox="-11 -146 452 160" role="img" aria-label={brand.name} className={clsx('w-auto shrink-0', className)}>
    <path
      d={BRAND.wordmark.path}
      fill="none"
      stroke="currentColor"
      strokeWidth="22"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="425" cy="-118" r="15" className="fill-lamp" />
  </svg>
)

/** The sign of a social network, to stand in a link that carries its name. */
export const SocialSign = ({ path, className = 'size-5' }: { path: string; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    <path d={path} />
  </svg>
)
