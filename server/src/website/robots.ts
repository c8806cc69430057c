/** What a search engine has no use for: calls, papers, the back office, and what needs an account. */
const NOT_FOR_SEARCH = [
  '/api/',
  '/files/',
  '/baltra-admin-dashboard',
  '/baltra-account-',
  '/baltra-forgot-Password',
  '/baltra-resetOtpVerify',
  '/baltra-resetPassword',
  '/baltra-successModal',
  '/baltra-profileInformation',
  '/baltra-change-password',
  '/baltra-notices',
  '/baltra-user-',
  '/baltra-bulk-quote',
  '/single-bulk-history/',
  '/baltra-personalization-orders',
  '/baltra-extended-warranty/',
  '/baltra-trackingProducts',
  '/baltra-tracking-ProductDetails/',
]

/** `/robots.txt`. Pages with `noindex` are not named: who may not read a page cannot read that on it. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
