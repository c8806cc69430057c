import { filled, OFFICE } from './paths.ts'

// Every address of the back office.
export const OFFICE_PROFILE = `${OFFICE}/admin-profile-information`
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
export const EDIT_CATALOGUE = `${OFFICE}/edit/product-catalog/:id`
export const REGISTRATION_LIST = `${OFFICE}/all-customer-products-list`
export const REGISTRATION = `${OFFICE}/single-customer-product-list/:id`
export const CAMPAIGN_LIST = `${OFFICE}/campaigns`
export const CAMPAIGN = `${OFFICE}/campaigns/:id`
export const WARRANTY_LIST = `${OFFICE}/all/warranty-status-list`
export const ADD_REGISTRATION = `${OFFICE}/add/customer-product`
export const ADD_COMPLAINT = `${OFFICE}/add/complaint`
export const COMPLAINT_LIST = `${OFFICE}/all/products-complaints-list`
export const COMPLAINT = `${OFFICE}/single-product-complaint/:id`
export const RECEIPT_LIST = `${OFFICE}/all/receipts`
export const EDIT_COMPLAINT = `${OFFICE}/edit-product-complaint/:id`
export const PACKAGE_LIST = `${OFFICE}/all/warranty-package-list`
export const ADD_PACKAGE = `${OFFICE}/add/warranty-package`
export const EDIT_PACKAGE = `${OFFICE}/edit/warranty-package/:id`
export const EXTENSION_LIST = `${OFFICE}/all/warranty-extensions`
export const ADD_CUSTOMER = `${OFFICE}/add/customer`
export const CUSTOMER_LIST = `${OFFICE}/all-customer-List`
export const CUSTOMER = `${OFFICE}/single-customer-view/:id`
export const EDIT_CUSTOMER = `${OFFICE}/single-customer-view/:id/edit`
export const USER_LIST = `${OFFICE}/all-user-List`
export const USER = `${OFFICE}/single-user-view/:id`
export const ROLE_LIST = `${OFFICE}/all/manage-roles`
export const ADD_ROLE = `${OFFICE}/add-role`
export const EDIT_ROLE = `${OFFICE}/edit-role/:id`
export const ENQUIRY_LIST = `${OFFICE}/all-contact-message-List`
export const ENQUIRY = `${OFFICE}/single-view-contact/:id`
export const ADD_QUOTATION = `${OFFICE}/add/bulk-quote`
export const QUOTATION_LIST = `${OFFICE}/all/bulk-quote-products`
export const QUOTATION = `${OFFICE}/single/bulk-quote-view/:quote_id`
export const PERSONALISATION_LIST = `${OFFICE}/all/customize-products`
export const PERSONALISATION = `${OFFICE}/single/personalization-view/:id`
export const REVIEW_LIST = `${OFFICE}/all/reviews`
export const SERVICE_POINT_LIST = `${OFFICE}/all/service-points`
export const ADD_SERVICE_POINT = `${OFFICE}/add/service-point`
export const EDIT_SERVICE_POINT = `${OFFICE}/edit/service-point/:id`
export const ENGINEER_LIST = `${OFFICE}/all/engineers`
export const ADD_ENGINEER = `${OFFICE}/add/engineer`
/** Customers to call after a repair. */
export const HAPPY_CALL_LIST = `${OFFICE}/all/happy-calls`
export const PART_LIST = `${OFFICE}/all/parts`
export const ADD_PART = `${OFFICE}/add/part`
export const PART = `${OFFICE}/part/:id`
export const EDIT_PART = `${OFFICE}/edit/part/:id`
export const PART_REQUEST_LIST = `${OFFICE}/all/part-requests`
export const COUNT_PARTS = `${OFFICE}/parts/count`
export const EDIT_ENGINEER = `${OFFICE}/edit/engineer/:id`
export const ANSWER_LIST = `${OFFICE}/all/canned-answers`
export const ADD_ANSWER = `${OFFICE}/add/canned-answer`
export const EDIT_ANSWER = `${OFFICE}/edit/canned-answer/:id`
export const OFFICE_NOTICES = `${OFFICE}/notices`
export const VISITS = `${OFFICE}/visits`
export const SERVICE_FIGURES = `${OFFICE}/service-figures`
export const SAVED_VIEWS = `${OFFICE}/saved-views`
export const CUSTOMER_TEXT_LIST = `${OFFICE}/all/customer-texts`
export const CUSTOMER_TEXT = `${OFFICE}/customer-texts/:key`
export const WEBSITE_PAGE_LIST = `${OFFICE}/pages`
export const WEBSITE_PAGE = `${OFFICE}/pages/:page`
export const SETTINGS = `${OFFICE}/settings/:section`
export const DEAD_END_LIST = `${OFFICE}/all/dead-ends`
export const MISSED_SEARCH_LIST = `${OFFICE}/all/missed-searches`
export const WEBHOOK_LIST = `${OFFICE}/all/webhooks`
export const ADD_WEBHOOK = `${OFFICE}/add/webhook`
export const WEBHOOK = `${OFFICE}/webhooks/:id`
export const EDIT_WEBHOOK = `${OFFICE}/edit/webhook/:id`
export const WEBHOOK_DELIVERY = `${OFFICE}/webhooks/:id/deliveries/:delivery_id`
export const BACKUP_LIST = `${OFFICE}/all/backups`
export const API_KEY_LIST = `${OFFICE}/all/api-keys`
export const ADD_API_KEY = `${OFFICE}/add/api-key`
export const API_KEY = `${OFFICE}/api-keys/:id`
export const ACTIVITY = `${OFFICE}/all/activity`
export const SYSTEM = `${OFFICE}/system`
export const FAILED_JOBS = `${OFFICE}/all/failed-jobs`
export const ALARM_LIST = `${OFFICE}/all/alarms`

export const editCataloguePath = (id: number): string => filled(EDIT_CATALOGUE, id)
export const editCategoryPath = (id: number): string => filled(EDIT_CATEGORY, id)
export const editSubCategoryPath = (id: number): string => filled(EDIT_SUB_CATEGORY, id)
export const editProductPath = (id: number): string => filled(EDIT_PRODUCT, id)
export const officeProductPath = (id: number): string => filled(OFFICE_PRODUCT, id)
export const registrationPath = (id: number): string => filled(REGISTRATION, id)
export const campaignPath = (id: number): string => filled(CAMPAIGN, id)
export const complaintPath = (id: number): string => filled(COMPLAINT, id)
export const editComplaintPath = (id: number): string => filled(EDIT_COMPLAINT, id)
export const editPackagePath = (id: number): string => filled(EDIT_PACKAGE, id)
export const editServicePointPath = (id: number): string => filled(EDIT_SERVICE_POINT, id)
export const partPath = (id: number): string => filled(PART, id)
export const editPartPath = (id: number): string => filled(EDIT_PART, id)
/** Where all parts of a place are counted. */
export const countPartsPath = (place: string): string => `${COUNT_PARTS}?place=${place}`
/** Where an account of an engineer is made: the form has who it is for. */
export const phoneAccessPath = (engineerId: number): string => `${ADD_ROLE}?engineer=${engineerId}`
export const editEngineerPath = (id: number): string => filled(EDIT_ENGINEER, id)
export const editAnswerPath = (id: number): string => filled(EDIT_ANSWER, id)
export const customerPath = (id: number): string => filled(CUSTOMER, id)
export const editCustomerPath = (id: number): string => filled(EDIT_CUSTOMER, id)
export const userPath = (id: number): string => filled(USER, id)
export const editRolePath = (id: number): string => filled(EDIT_ROLE, id)
export const webhookPath = (id: number): string => filled(WEBHOOK, id)
export const webhookDeliveryPath = (webhook: number, id: number): string =>
  filled(filled(WEBHOOK_DELIVERY, webhook), id)
export const editWebhookPath = (id: number): string => filled(EDIT_WEBHOOK, id)
export const enquiryPath = (id: number): string => filled(ENQUIRY, id)
export const quotationPath = (id: number): string => filled(QUOTATION, id)
/** The log of what one person did. */
export const activityOfPath = (person: number): string => `${ACTIVITY}?person=${person}`
/** The log of points that were given or taken by hand from one day to another. */
export const pointsByHandPath = (from: string, to: string): string => `${ACTIVITY}?kind=points&from=${from}&to=${to}`
/** The log of the accounts that one person deleted. */
export const deletedByPath = (person: number): string => `${ACTIVITY}?person=${person}&subject=account&kind=delete`
/** The log of what one person exported. */
export const apiKeyPath = (id: number): string => filled(API_KEY, id)
export const keyActivityPath = (key: number): string => `${ACTIVITY}?key=${key}`
export const exportedByPath = (person: number): string => `${ACTIVITY}?person=${person}&kind=export`
export const websitePagePath = (page: string): string => filled(WEBSITE_PAGE, page)
export const customerTextPath = (key: string): string => filled(CUSTOMER_TEXT, key)
export const settingsPath = (section: string): string => filled(SETTINGS, section)
export const personalisationPath = (id: number): string => filled(PERSONALISATION, id)
/** Where a quotation is made for a customer. */
export const newQuotationPath = (customer: number): string => `${ADD_QUOTATION}?customer=${customer}`
/** Where a quotation is made of a message of the contact form. */
export const newQuotationOfPath = (enquiry: number): string => `${ADD_QUOTATION}?enquiry=${enquiry}`
/** Where a complaint is filed for a customer who calls, or made of a message of the contact form. */
export const newComplaintPath = (customer: number, enquiry?: number): string =>
  `${ADD_COMPLAINT}?customer=${customer}${enquiry === undefined ? '' : `&enquiry=${enquiry}`}`
/** Where a complaint is made of a message of the contact form, for whoever has the number in it. */
export const newComplaintOfPath = (enquiry: number, phone: string): string =>
  `${ADD_COMPLAINT}?find=${phone}&enquiry=${enquiry}`
/** Where a complaint is filed for a caller about one of their registrations. */
export const newComplaintAboutPath = (registration: number): string => `${ADD_COMPLAINT}?product=${registration}`
