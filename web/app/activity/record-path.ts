import type { ActivityEntry } from 'contract/activity/endpoints'
import type { HistorySubject } from 'contract/history/words'
import {
  apiKeyPath,
  campaignPath,
  CATALOGUE_LIST,
  complaintPath,
  editAnswerPath,
  CUSTOMER_TEXT_LIST,
  customerPath,
  DEAD_END_LIST,
  editCategoryPath,
  editEngineerPath,
  editPackagePath,
  editServicePointPath,
  editSubCategoryPath,
  enquiryPath,
  EXTENSION_LIST,
  officeProductPath,
  partPath,
  personalisationPath,
  quotationPath,
  registrationPath,
  REVIEW_LIST,
  settingsPath,
  UNIT_LIST,
  WEBSITE_PAGE_LIST,
  userPath,
  webhookPath,
} from 'contract/core/office-paths'

/** The address of a record; its list if it has no screen of its own. */
const PATHS: Record<Exclude<HistorySubject, 'account'>, (id: number) => string> = {
  api_key: apiKeyPath,
  campaign: campaignPath,
  canned_answer: editAnswerPath,
  catalogue: () => CATALOGUE_LIST,
  category: editCategoryPath,
  complaint: complaintPath,
  customer_text: () => CUSTOMER_TEXT_LIST,
  engineer: editEngineerPath,
  enquiry: enquiryPath,
  part: partPath,
  personalisation: personalisationPath,
  product: officeProductPath,
  quotation: quotationPath,
  redirect: () => DEAD_END_LIST,
  registration: registrationPath,
  review: () => REVIEW_LIST,
  service_point: editServicePointPath,
  settings: () => settingsPath('brand'),
  sub_category: editSubCategoryPath,
  unit: () => UNIT_LIST,
  warranty_extension: () => EXTENSION_LIST,
  warranty_package: editPackagePath,
  webhook: webhookPath,
  website_page: () => WEBSITE_PAGE_LIST,
}

/** The address of the record of an entry; undefined where it does not exist any more. */
export function recordPath({ subject, subject_id, exists, is_customer }: ActivityEntry): string | undefined {
  if (!exists || subject_id === null) return undefined
  if (subject === 'account') return is_customer ? customerPath(subject_id) : userPath(subject_id)
  return (PATHS as Partial<Record<string, (id: number) => string>>)[subject]?.(subject_id)
}
