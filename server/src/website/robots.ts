import { localePrefix, LOCALES } from 'contract/core/locale'
import {
  EXTEND_WARRANTY,
  OFFICE,
  OWN_QUOTATION,
  TICKET,
  prefixOf,
  FIELD,
  CHANGE_NUMBER,
  CHANGE_PASSWORD,
  FORGOT_PASSWORD,
  LOST_NUMBER,
  MY_PERSONALISATIONS,
  NOTICES,
  PREFERENCES,
  PROFILE,
  QUOTATION_HISTORY,
  RESET_PASSWORD,
  SIGN_UP_SUCCESS,
  TICKETS,
  VERIFY_RESET_OTP,
} from 'contract/core/paths'

/** API calls and documents. */
const NO_PAGES = ['/api/', '/files/']

/** The back office, and what needs an account; each exists in every language. */
const SIGNED_IN_PAGES = [
  OFFICE,
  FIELD,
  '/baltra-account-',
  FORGOT_PASSWORD,
  VERIFY_RESET_OTP,
  RESET_PASSWORD,
  SIGN_UP_SUCCESS,
  LOST_NUMBER,
  PROFILE,
  CHANGE_NUMBER,
  CHANGE_PASSWORD,
  NOTICES,
  PREFERENCES,
  '/baltra-user-',
  QUOTATION_HISTORY,
  prefixOf(OWN_QUOTATION),
  MY_PERSONALISATIONS,
  prefixOf(EXTEND_WARRANTY),
  TICKETS,
  prefixOf(TICKET),
]

/** `/robots.txt`. Pages with `noindex` are not listed: a crawler that may not read a page cannot see it. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...[...NO_PAGES, ...LOCALES.flatMap((locale) => SIGNED_IN_PAGES.map((path) => localePrefix(locale) + path))].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
