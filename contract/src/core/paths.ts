// Every address of the shop, the portal and signing in; `office-paths.ts` has those of the back office, which no page outside
// it loads. Routes, links, notifications, robots.txt and sitemap take their addresses from these two.

// The shop: anyone may read it.
export const LANDING = '/'
export const SHOP_HOME = '/baltra-aboutUs-Page'
export const ABOUT = '/baltra-readAboutUS'
export const ALL_PRODUCTS = '/baltra-allProducts'
export const SEARCH = '/baltra-search-products'
export const CATEGORY_PRODUCTS = '/baltra-subCategoryProducts/:id'
export const PRODUCT = '/baltra-product-view/:id/:words?'
export const COMPARE = '/baltra-compare'
export const CATALOGUES = '/baltra-catalog'
export const CATALOGUE = '/baltra-catalog/:id'
export const SCANNED_UNIT = '/q/:token'
export const REWARD_POINTS = '/baltra-reward-point'
export const REWARD_POINTS_OF = '/baltra-reward-point/:id?'
export const WARRANTY_CHECK = '/warranty-check'
export const TRACKED_COMPLAINT = '/t/:token'
/** The link at the end of an e-mail; posting to it stops such e-mails. */
export const UNSUBSCRIBE = '/unsubscribe/:token'
/** The link in the SMS to the number before, which confirms a number that staff entered. */
export const CONFIRM_NUMBER = '/n/:token'
/** The link in an e-mail that confirms its address. */
export const CONFIRM_EMAIL = '/e/:token'
/** The link in an SMS with which a customer photographs the bill of a product. */
export const BILL_LINK = '/b/:token'
/** The link in an SMS with which a customer answers a quotation. */
export const QUOTATION_LINK = '/o/:token'
/** The link in an SMS with which a customer answers the estimate of a repair. */
export const ESTIMATE_LINK = '/r/:token'
/** The link in a message to the owner of a product, on whose page they answer. */
export const CAMPAIGN_ANSWER = '/c/:token'
export const SERVICE = '/service'
/** A fault of a product that is not registered yet, without an account. */
export const REPORT_FAULT = '/service/report'
export const CONTACT_US = '/baltra-contact-us'
export const TERMS_OF_USE = '/baltra-term-of-use'
export const PRIVACY_POLICY = '/baltra/privacy-policy'
export const UNAUTHORIZED = '/unauthorize'

// The customer portal.
export const PROFILE = '/baltra-profileInformation'
export const CHANGE_PASSWORD = '/baltra-change-password'
export const CHANGE_NUMBER = '/baltra-change-number'
export const SECURITY = '/baltra-account-security'
export const NOTICES = '/baltra-notices'
/** The channels (SMS, e-mail) a customer chose per topic. */
export const PREFERENCES = '/baltra-message-settings'
export const MY_PRODUCTS = '/baltra-user-ProductPage'
export const REGISTER_PRODUCT = '/baltra-user-ProductPage/register'
export const OWNED_PRODUCT = '/baltra-user-registered-ProductPage/:id'
export const REGISTER_COMPLAINT = '/baltra-user-registered-ProductPage/:id/complaint'
export const QUOTATION_HISTORY = '/baltra-bulk-quote'
export const OWN_QUOTATION = '/single-bulk-history/:quote_id'
export const MY_PERSONALISATIONS = '/baltra-personalization-orders'
export const EXTEND_WARRANTY = '/baltra-extended-warranty/:id'
export const TICKETS = '/baltra-trackingProducts'
export const TICKET = '/baltra-tracking-ProductDetails/:complaint_id'

// The engineer's phone: their own visits.
export const FIELD = '/field'
export const FIELD_JOB = '/field/:id'
export const FIELD_REPORT = '/field/:id/report'

// Signing up, signing in, a new password.
export const SIGN_IN = '/baltra-account-signin'
export const ENTER_PHONE = '/baltra-account-mobileVerify'
export const VERIFY_OTP = '/baltra-account-verify'
export const SIGN_UP = '/baltra-account-signUp'
export const FORGOT_PASSWORD = '/baltra-forgot-Password'
export const VERIFY_RESET_OTP = '/baltra-resetOtpVerify'
export const RESET_PASSWORD = '/baltra-resetPassword'
/** Whoever no longer has the number of their account tells staff. */
export const LOST_NUMBER = '/baltra-lost-number'
/** Back from the organisation's own sign-in. */
export const PROVIDER_SIGN_IN = '/baltra-account-provider'
/** Where somebody proves there once more who they are, in a tab of its own. */
export const PROVIDER_AGAIN = '/baltra-account-provider/again'
export const SIGN_UP_SUCCESS = '/baltra-successModal'

/** Setting up a new installation; the key follows after `#`. */
export const FIRST_START = '/first-start'

/** The back office; its other addresses are in `office-paths.ts`. */
export const OFFICE = '/baltra-admin-dashboard'
/** Where staff choose another password; signing in leads there. */
export const OFFICE_PASSWORD = `${OFFICE}/admin-change-password`

/** Whether an address leads to a page of our own site: it begins with one slash, because with two it would be another site. */
export const isSiteAddress = (address: string): boolean => SITE_ADDRESS.test(address)

const SITE_ADDRESS = /^\/([^\s/\\\p{Cc}][^\s\\\p{Cc}]*)?$/u

/** The address of a pattern with one parameter. By a function, because `$` in a replacement text has a meaning. */
export const filled = (pattern: string, value: number | string): string =>
  pattern.replace(/:\w+\??/, () => String(value))

export const categoryProductsPath = (id: number | string): string => filled(CATEGORY_PRODUCTS, id)
export const cataloguePath = (id: number | string): string => filled(CATALOGUE, id)
export const scannedUnitPath = (token: string): string => filled(SCANNED_UNIT, token)
export const trackingPath = (token: string): string => filled(TRACKED_COMPLAINT, token)
export const unsubscribePath = (token: string): string => filled(UNSUBSCRIBE, token)
export const confirmNumberPath = (token: string): string => filled(CONFIRM_NUMBER, token)
export const confirmEmailPath = (token: string): string => filled(CONFIRM_EMAIL, token)
export const billLinkPath = (token: string): string => filled(BILL_LINK, token)
export const quotationLinkPath = (token: string): string => filled(QUOTATION_LINK, token)
export const estimateLinkPath = (token: string): string => filled(ESTIMATE_LINK, token)
export const campaignAnswerPath = (token: string): string => filled(CAMPAIGN_ANSWER, token)
export const ownedProductPath = (id: number | string): string => filled(OWNED_PRODUCT, id)
export const registerComplaintPath = (id: number | string): string => filled(REGISTER_COMPLAINT, id)
export const ownQuotationPath = (id: number | string): string => filled(OWN_QUOTATION, id)
export const extendWarrantyPath = (id: number | string): string => filled(EXTEND_WARRANTY, id)
export const fieldJobPath = (id: number | string): string => filled(FIELD_JOB, id)
export const fieldReportPath = (id: number | string): string => filled(FIELD_REPORT, id)
export const ticketPath = (id: number | string): string => filled(TICKET, id)

/** The fixed prefix of a pattern's addresses: `/baltra-catalog/` of `/baltra-catalog/:id`. */
export const prefixOf = (pattern: string): string => pattern.split(':', 1)[0]!

interface Named {
  id: number
  name: string
  model_num: string
  /** the words of its address, where the name is not the English one */
  slug?: string | undefined
}

/** Words of an address: `rice-cooker-brc-180`. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The words that a product's address carries. */
export const productSlug = ({ name, model_num }: Omit<Named, 'id'>): string => slugOf(`${name} ${model_num}`)

/** The address of a product: its id decides, the words after it are for people and search engines. */
export const productPath = (product: Named): string => {
  const words = product.slug ?? productSlug(product)
  return words ? `${prefixOf(PRODUCT)}${product.id}/${words}` : `${prefixOf(PRODUCT)}${product.id}`
}

/** The token of a unit in the address that its code holds, `https://…/q/{token}`; undefined for any other text. */
export function unitToken(text: string): string | undefined {
  return URL.canParse(text) ? /^\/q\/([\w-]{1,100})\/?$/.exec(new URL(text).pathname)?.[1] : undefined
}
