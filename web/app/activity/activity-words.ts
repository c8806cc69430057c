import type { ActivityKind, ActivitySubject } from 'contract/activity/words'
import { m } from '#messages'

/** Kinds of record as people read them. */
export const SUBJECT_NAME: Record<ActivitySubject, () => string> = {
  account: m.activity_of_account,
  api_key: m.activity_of_api_key,
  canned_answer: m.activity_of_canned_answer,
  catalogue: m.activity_of_catalogue,
  category: m.activity_of_category,
  complaint: m.activity_of_complaint,
  customer_text: m.activity_of_customer_text,
  engineer: m.activity_of_engineer,
  enquiry: m.activity_of_enquiry,
  part: m.activity_of_part,
  personalisation: m.activity_of_personalisation,
  product: m.activity_of_product,
  quotation: m.activity_of_quotation,
  redirect: m.activity_of_redirect,
  registration: m.activity_of_registration,
  review: m.activity_of_review,
  service_point: m.activity_of_service_point,
  settings: m.activity_of_settings,
  sub_category: m.activity_of_sub_category,
  unit: m.activity_of_unit,
  campaign: m.activity_of_campaign,
  warranty_extension: m.activity_of_warranty_extension,
  warranty_package: m.activity_of_warranty_package,
  webhook: m.activity_of_webhook,
  website_page: m.activity_of_website_page,
  job: m.activity_of_job,
  audit: m.activity_of_audit,
}

/** Kinds of action. */
export const KIND_NAME: Record<ActivityKind, () => string> = {
  add: m.activity_kind_add,
  edit: m.activity_kind_edit,
  decide: m.activity_kind_decide,
  delete: m.activity_kind_delete,
  restore: m.activity_kind_restore,
  points: m.activity_kind_points,
  export: m.activity_kind_export,
  open: m.activity_kind_open,
  other: m.activity_kind_other,
}
