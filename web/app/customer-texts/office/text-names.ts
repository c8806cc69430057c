import type { PlaceName, TextKey, TextOccasion, TextUse } from 'contract/customer-texts/words'
import { m } from '#messages'

const titleOf = (name: () => string) => () => m.texts_title_of({ name: name() })

const NAMES: Record<TextKey, () => string> = {
  code_register: m.texts_name_code_register,
  code_reset: m.texts_name_code_reset,
  account_added: m.texts_name_account_added,
  number_changed: m.texts_name_number_changed,
  number_entered: m.texts_name_number_entered,
  account_closed: m.texts_name_account_closed,
  registered: m.texts_name_registered,
  registered_title: titleOf(() => m.texts_name_registered()),
  approved: m.texts_name_approved,
  approved_points: m.texts_name_approved_points,
  approved_repair: m.texts_name_approved_repair,
  approved_title: titleOf(() => m.texts_name_approved()),
  rejected: m.texts_name_rejected,
  rejected_title: titleOf(() => m.texts_name_rejected()),
  transferred: m.texts_name_transferred,
  transferred_title: titleOf(() => m.texts_name_transferred()),
  kept: m.texts_name_kept,
  kept_title: titleOf(() => m.texts_name_kept()),
  filed: m.texts_name_filed,
  filed_title: titleOf(() => m.texts_name_filed()),
  dispatched: m.texts_name_dispatched,
  dispatched_title: titleOf(() => m.texts_name_dispatched()),
  completed: m.texts_name_completed,
  completed_job: m.texts_name_completed_job,
  completed_title: titleOf(() => m.texts_name_completed()),
  reopened: m.texts_name_reopened,
  reopened_title: titleOf(() => m.texts_name_reopened()),
  written: m.texts_name_written,
  written_job: m.texts_name_written_job,
  written_title: titleOf(() => m.texts_name_written()),
  merged: m.texts_name_merged,
  merged_job: m.texts_name_merged_job,
  merged_title: titleOf(() => m.texts_name_merged()),
  separated: m.texts_name_separated,
  separated_job: m.texts_name_separated_job,
  separated_title: titleOf(() => m.texts_name_separated()),
  visit: m.texts_name_visit,
  visit_day: m.texts_name_visit_day,
  visit_technician: m.texts_name_visit_technician,
  visit_title: titleOf(() => m.texts_name_visit_any()),
  visit_off: m.texts_name_visit_off,
  visit_off_title: titleOf(() => m.texts_name_visit_off()),
  redeemed: m.texts_name_redeemed,
  requested: m.texts_name_requested,
  requested_title: titleOf(() => m.texts_name_requested()),
  settled: m.texts_name_settled,
  extended_title: titleOf(() => m.texts_name_extended()),
  extension_cancelled: m.texts_name_extension_cancelled,
  extension_cancelled_points: m.texts_name_extension_cancelled_points,
  extension_cancelled_title: titleOf(() => m.texts_name_extension_cancelled()),
  quotation_approved: m.texts_name_quotation_approved,
  quotation_approved_more: m.texts_name_quotation_approved_more,
  quotation_total: m.texts_name_quotation_total,
  quotation_approved_title: titleOf(() => m.texts_name_quotation_approved_any()),
  quotation_rejected: m.texts_name_quotation_rejected,
  quotation_rejected_more: m.texts_name_quotation_rejected_more,
  quotation_rejected_title: titleOf(() => m.texts_name_quotation_rejected_any()),
  lettering_approved: m.texts_name_lettering_approved,
  lettering_approved_title: titleOf(() => m.texts_name_lettering_approved()),
  lettering_rejected: m.texts_name_lettering_rejected,
  lettering_rejected_title: titleOf(() => m.texts_name_lettering_rejected()),
  paper_certificate_until: m.texts_name_paper_certificate_until,
  paper_certificate_check: m.texts_name_paper_certificate_check,
  paper_certificate_end: m.texts_name_paper_certificate_end,
  paper_quotation_unpriced: m.texts_name_paper_quotation_unpriced,
  paper_quotation_prices: m.texts_name_paper_quotation_prices,
  paper_quotation_hold: m.texts_name_paper_quotation_hold,
  paper_quotation_terms: m.texts_name_paper_quotation_terms,
  paper_job_declaration: m.texts_name_paper_job_declaration,
  email_greeting: m.texts_name_email_greeting,
  email_open: m.texts_name_email_open,
  email_reason: m.texts_name_email_reason,
  email_contact: m.texts_name_email_contact,
  email_stop: m.texts_name_email_stop,
  follow: m.texts_name_follow,
  read_and_answer: m.texts_name_read_and_answer,
}

/** When customers get a text, in a few words. */
export const textName = (key: TextKey): string => NAMES[key]()

const PLACES: Record<PlaceName, () => string> = {
  brand: m.texts_place_of_brand,
  code: m.texts_place_of_code,
  day: m.texts_place_of_day,
  ending: m.texts_place_of_ending,
  id: m.texts_place_of_id,
  job: m.texts_place_of_job,
  link: m.texts_place_of_link,
  minutes: m.texts_place_of_minutes,
  model: m.texts_place_of_model,
  months: m.texts_place_of_months,
  more: m.texts_place_of_more,
  name: m.texts_place_of_name,
  phone: m.texts_place_of_phone,
  points: m.texts_place_of_points,
  price: m.texts_place_of_price,
  product: m.texts_place_of_product,
  reason: m.texts_place_of_reason,
  reference: m.texts_place_of_reference,
  serial: m.texts_place_of_serial,
  shown: m.texts_place_of_shown,
  technician: m.texts_place_of_technician,
  text: m.texts_place_of_text,
  topic: m.texts_place_of_topic,
  total: m.texts_place_of_total,
}

/** The label of a place. */
export const placeLabel = (name: PlaceName): string => PLACES[name]()

const OCCASIONS: Record<TextOccasion, () => string> = {
  account: m.texts_of_account,
  registration: m.texts_of_registration,
  complaint: m.texts_of_complaint,
  visit: m.texts_of_visit,
  extension: m.texts_of_extension,
  quotation: m.texts_of_quotation,
  lettering: m.texts_of_lettering,
  paper: m.texts_of_paper,
  email: m.texts_of_email,
  link: m.texts_of_link,
}

/** The group of texts. */
export const occasionName = (occasion: TextOccasion): string => OCCASIONS[occasion]()

const USES: Record<TextUse, () => string> = {
  message: m.texts_use_message,
  sms: m.texts_use_sms,
  title: m.texts_use_title,
  lead: m.texts_use_lead,
  email: m.texts_use_email,
  paper: m.texts_use_paper,
}

/** The uses of a text. */
export const usageName = (use: TextUse): string => USES[use]()
