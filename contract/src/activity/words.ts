import type { AskedFields } from '../core/conditions.ts'
import type { PeopleList } from '../core/people-lists.ts'
import { HISTORY_SUBJECTS, type HistorySubject } from '../history/words.ts'

/** The subjects of log entries: records, failed jobs, and the log itself where it was exported. */
export const ACTIVITY_SUBJECTS = [...HISTORY_SUBJECTS, 'job', 'audit'] as const
export type ActivitySubject = (typeof ACTIVITY_SUBJECTS)[number]

/** Kinds of action, by which the log is filtered. */
export const ACTIVITY_KINDS = [
  'add',
  'edit',
  'decide',
  'delete',
  'restore',
  'points',
  'export',
  'open',
  'other',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Lists whose rows hold people, and what their rows are: each export of one is recorded. */
export const PEOPLE_LISTS = {
  customers: 'account',
  users: 'account',
  registrations: 'registration',
  warranties: 'registration',
  complaints: 'complaint',
  happy_calls: 'complaint',
  payments: 'complaint',
  quotations: 'quotation',
  enquiries: 'enquiry',
  extensions: 'warranty_extension',
  personalisations: 'personalisation',
  reviews: 'review',
  campaigns: 'campaign',
  activity: 'audit',
} as const satisfies Record<PeopleList, ActivitySubject>

/** Records that come back complete from what their deletion recorded: they have no files and nothing that went along. */
export const RESTORABLE_SUBJECTS = [
  'category',
  'sub_category',
  'warranty_package',
  'service_point',
  'canned_answer',
  'redirect',
  'enquiry',
] as const satisfies readonly HistorySubject[]
export type RestorableSubject = (typeof RESTORABLE_SUBJECTS)[number]

/** For how long a deleted record can be restored. */
export const RESTORE_DAYS = 30

/** The fields the list can be filtered by. */
export const ACTIVITY_FIELDS = {
  person: { kind: 'choice', optional: true, digits: true },
  key: { kind: 'choice', optional: true, digits: true },
  subject: { kind: 'choice', values: ACTIVITY_SUBJECTS },
  kind: { kind: 'choice', values: ACTIVITY_KINDS },
} as const satisfies AskedFields
