/** What has a history: tables whose changes are recorded. */
export const HISTORY_SUBJECTS = [
  'account',
  'canned_answer',
  'catalogue',
  'category',
  'complaint',
  'customer_text',
  'engineer',
  'enquiry',
  'personalisation',
  'product',
  'quotation',
  'redirect',
  'registration',
  'review',
  'service_point',
  'settings',
  'sub_category',
  'unit',
  'warranty_extension',
  'warranty_package',
] as const
export type HistorySubject = (typeof HISTORY_SUBJECTS)[number]
