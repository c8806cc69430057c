// Every address of the website: its routes, links, notifications, robots.txt and sitemap take them from here.

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
export const SECURITY = '/baltra-account-security'
export const NOTICES = '/baltra-notices'
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

// Signing up, signing in, a new password.
export const SIGN_IN = '/baltra-account-signin'
export const ENTER_PHONE = '/baltra-account-mobileVerify'
export const VERIFY_OTP = '/baltra-account-verify'
export const SIGN_UP = '/baltra-account-signUp'
export const FORGOT_PASSWORD = '/baltra-forgot-Password'
export const VERIFY_RESET_OTP = '/baltra-resetOtpVerify'
export const RESET_PASSWORD = '/baltra-resetPassword'
export const SIGN_UP_SUCCESS = '/baltra-successModal'

// The back office.
export const OFFICE = '/baltra-admin-dashboard'
export const OFFICE_PROFILE = `${OFFICE}/admin-profile-information`
export const OFFICE_PASSWORD = `${OFFICE}/admin-change-password`
export const CATEGORY_LIST = `${OFFICE}/all-category-List`
export const ADD_CATEGORY = `${OFFICE}/add-category-product`
export const EDIT_CATEGORY = `${OFFICE}/edit-category-product/:id`
export const SUB_CATEGORY_LIST = `${OFFICE}/all-sub-category-List`
export const ADD_SUB_CATEGORY = `${OFFICE}/add-subCategory-product`
export const EDIT_SUB_CATEGORY = `${OFFICE}/edit-sub-category-product/:id`
export const PRODUCT_LIST = `${OFFICE}/all-products-list`
export const ADD_PRODUCT = `${OFFICE}/add-product`
export const EDIT_PRODUCT = `${OFFICE}/edit-product/:id`
export const OFFICE_PRODUCT = `${OFFICE}/single-product-view/:id`
export const UNIT_LIST = `${OFFICE}/all-QrProducts-list`
export const ADD_UNIT = `${OFFICE}/add-Qr-Product`
export const CATALOGUE_LIST = `${OFFICE}/all/e-catalog-list`
export const ADD_CATALOGUE = `${OFFICE}/add/product-catalog`
export const REGISTRATION_LIST = `${OFFICE}/all-customer-products-list`
export const REGISTRATION = `${OFFICE}/single-customer-product-list/:id`
export const WARRANTY_LIST = `${OFFICE}/all/warranty-status-list`
export const ADD_REGISTRATION = `${OFFICE}/add/customer-product`
export const COMPLAINT_LIST = `${OFFICE}/all/products-complaints-list`
export const COMPLAINT = `${OFFICE}/single-product-complaint/:id`
export const EDIT_COMPLAINT = `${OFFICE}/edit-product-complaint/:id`
export const PACKAGE_LIST = `${OFFICE}/all/warranty-package-list`
export const ADD_PACKAGE = `${OFFICE}/add/warranty-package`
export const EDIT_PACKAGE = `${OFFICE}/edit/warranty-package/:id`
export const EXTENSION_LIST = `${OFFICE}/all/warranty-extensions`
export const CUSTOMER_LIST = `${OFFICE}/all-customer-List`
export const CUSTOMER = `${OFFICE}/single-customer-view/:id`
export const USER_LIST = `${OFFICE}/all-user-List`
export const USER = `${OFFICE}/single-user-view/:id`
export const ROLE_LIST = `${OFFICE}/all/manage-roles`
export const ADD_ROLE = `${OFFICE}/add-role`
export const EDIT_ROLE = `${OFFICE}/edit-role/:id`
export const ENQUIRY_LIST = `${OFFICE}/all-contact-message-List`
export const ENQUIRY = `${OFFICE}/single-view-contact/:id`
export const QUOTATION_LIST = `${OFFICE}/all/bulk-quote-products`
export const QUOTATION = `${OFFICE}/single/bulk-quote-view/:quote_id`
export const PERSONALISATION_LIST = `${OFFICE}/all/customize-products`
export const PERSONALISATION = `${OFFICE}/single/personalization-view/:id`
export const REVIEW_LIST = `${OFFICE}/all/reviews`
export const SERVICE_POINT_LIST = `${OFFICE}/all/service-points`
export const ADD_SERVICE_POINT = `${OFFICE}/add/service-point`
export const EDIT_SERVICE_POINT = `${OFFICE}/edit/service-point/:id`
export const SAVED_VIEWS = `${OFFICE}/saved-views`
export const SETTINGS = `${OFFICE}/settings/:section`
export const DEAD_END_LIST = `${OFFICE}/all/dead-ends`
export const MISSED_SEARCH_LIST = `${OFFICE}/all/missed-searches`
export const BACKUP_LIST = `${OFFICE}/all/backups`
export const FAILED_JOBS = `${OFFICE}/all/failed-jobs`
export const ALARM_LIST = `${OFFICE}/all/alarms`

/** The address of a pattern with one parameter. By a function, because `$` in a replacement text has a meaning. */
const filled = (pattern: string, value: number | string): string => pattern.replace(/:\w+\??/, () => String(value))

export const categoryProductsPath = (id: number | string): string => filled(CATEGORY_PRODUCTS, id)
export const cataloguePath = (id: number | string): string => filled(CATALOGUE, id)
export const scannedUnitPath = (token: string): string => filled(SCANNED_UNIT, token)
export const trackingPath = (token: string): string => filled(TRACKED_COMPLAINT, token)
export const ownedProductPath = (id: number | string): string => filled(OWNED_PRODUCT, id)
export const registerComplaintPath = (id: number | string): string => filled(REGISTER_COMPLAINT, id)
export const ownQuotationPath = (id: number | string): string => filled(OWN_QUOTATION, id)
export const extendWarrantyPath = (id: number | string): string => filled(EXTEND_WARRANTY, id)
export const ticketPath = (id: number | string): string => filled(TICKET, id)
export const editCategoryPath = (id: number): string => filled(EDIT_CATEGORY, id)
export const editSubCategoryPath = (id: number): string => filled(EDIT_SUB_CATEGORY, id)
export const editProductPath = (id: number): string => filled(EDIT_PRODUCT, id)
export const officeProductPath = (id: number): string => filled(OFFICE_PRODUCT, id)
export const registrationPath = (id: number): string => filled(REGISTRATION, id)
export const complaintPath = (id: number): string => filled(COMPLAINT, id)
export const editComplaintPath = (id: number): string => filled(EDIT_COMPLAINT, id)
export const editPackagePath = (id: number): string => filled(EDIT_PACKAGE, id)
export const editServicePointPath = (id: number): string => filled(EDIT_SERVICE_POINT, id)
export const customerPath = (id: number): string => filled(CUSTOMER, id)
export const userPath = (id: number): string => filled(USER, id)
export const editRolePath = (id: number): string => filled(EDIT_ROLE, id)
export const enquiryPath = (id: number): string => filled(ENQUIRY, id)
export const quotationPath = (id: number): string => filled(QUOTATION, id)
export const settingsPath = (section: string): string => filled(SETTINGS, section)
export const personalisationPath = (id: number): string => filled(PERSONALISATION, id)

/** What every address of a pattern begins with: `/baltra-catalog/` of `/baltra-catalog/:id`. */
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

/** Where a product is read: its id decides, the words after it are for people and search engines. */
export const productPath = (product: Named): string => {
  const words = product.slug ?? productSlug(product)
  return words ? `${prefixOf(PRODUCT)}${product.id}/${words}` : `${prefixOf(PRODUCT)}${product.id}`
}

/** The token of a unit in the address that its code holds, `https://…/q/{token}`; undefined for any other text. */
export function unitToken(text: string): string | undefined {
  return URL.canParse(text) ? /^\/q\/([\w-]{1,100})\/?$/.exec(new URL(text).pathname)?.[1] : undefined
}
