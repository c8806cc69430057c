import type { HistorySubject } from 'contract/history/words'
import { changesOf } from './changes.ts'
import { asText, isEmptyValue, type Row } from './values.ts'

/** The row before and after, as far as recorded. */
export interface Recorded {
  before: Row
  after: Row
}
type Words = string | ((recorded: Recorded) => string)

/** What things are called within a sentence. */
const NOUNS: Record<HistorySubject, string> = {
  account: 'account',
  catalogue: 'e-catalogue',
  category: 'category',
  complaint: 'complaint',
  enquiry: 'message',
  personalisation: 'request',
  product: 'product',
  quotation: 'quotation',
  redirect: 'redirect',
  registration: 'registration',
  review: 'review',
  service_point: 'service point',
  settings: 'settings',
  sub_category: 'sub-category',
  unit: 'unit',
  warranty_extension: 'warranty extension',
  warranty_package: 'warranty package',
}

const changed = (recorded: Recorded) => changesOf(recorded) || 'saved it without changes'
/** The comment given with a decision. */
const because =
  (words: string) =>
  ({ after: { reason } }: Recorded) =>
    withReason(words, reason)
const withReason = (words: string, reason: unknown) => (reason ? `${words}: “${asText('reason', reason)}”` : words)

/** Actions as they read after a name. Each recorded action has its text here, or nothing compiles. */
const SENTENCES = {
  'account.add': 'added the account',
  'account.close': 'closed their own account',
  'account.edit': changed,
  'account.end-sessions': ({ after: { ended } }) =>
    `signed the account out at ${String(ended)} ${ended === 1 ? 'place' : 'places'}`,
  'catalogue.add': 'added the e-catalogue',
  'category.add': 'added the category',
  'category.edit': changed,
  'complaint.dispatch': 'sent the complaint to the CRM',
  'complaint.edit': changed,
  'complaint.reopen': because('reopened the complaint'),
  'extension.cancel': because('cancelled the warranty extension'),
  'extension.redeem': 'lengthened the warranty with points',
  'extension.request': 'asked for a longer warranty, to be paid at a shop',
  'extension.settle': 'took the payment for the longer warranty',
  'job.give-up': 'gave a failed job up',
  'job.retry': 'tried a failed job again',
  'personalisation.approve': because('approved the request'),
  'personalisation.reject': because('rejected the request'),
  'points.adjust': ({ after: { points, reason } }) =>
    withReason(`${Number(points) < 0 ? 'took' : 'gave'} ${asText('points', Math.abs(Number(points)))} points`, reason),
  'product.add': 'added the product',
  'product.duplicate': 'added the product as a copy of another',
  'product.edit': changed,
  'product.import': 'imported products from a file',
  'profile.update': changed,
  'quotation.approve': because('approved the quotation'),
  'quotation.price': ({ before: { lines } }) => (isEmptyValue(lines) ? 'priced the quotation' : 'changed the prices'),
  'quotation.reject': because('rejected the quotation'),
  'registration.approve': ({ after: { status } }) =>
    status === 'Discount' ? 'approved the registration with discount' : 'approved the registration',
  'registration.register': 'registered the product for the customer',
  'registration.reject': because('rejected the registration'),
  'registration.withdraw': 'withdrew the registration',
  'review.hide': ({ after: { hidden_reason: reason } }) => withReason('hid the review', reason),
  'review.show': 'showed the review again',
  'service_point.add': 'added the service point',
  'service_point.edit': changed,
  'service_point.import': 'imported service points from a file',
  'redirect.save': changed,
  'settings.edit': changed,
  'sub_category.add': 'added the sub-category',
  'sub_category.edit': changed,
  'unit.add': 'added the unit',
  'unit.import': 'imported units from a file',
  'warranty_package.add': 'added the warranty package',
  'warranty_package.edit': changed,
} satisfies Record<string, Words>

/** What can be recorded: subject and action. */
export type AuditAction = keyof typeof SENTENCES | `${HistorySubject}.delete`

/** All of them. */
export const AUDIT_ACTIONS = [
  ...Object.keys(SENTENCES),
  ...Object.keys(NOUNS).map((subject) => `${subject}.delete`),
] as AuditAction[]

/** An action as text after a name; for actions of older versions, the bare code. */
export function describeAction(action: string, recorded: Recorded): string {
  const words = (SENTENCES as Partial<Record<string, Words>>)[action] ?? because(deletion(action))
  return typeof words === 'function' ? words(recorded) : words
}

function deletion(action: string): string {
  const [subject = '', verb] = action.split('.')
  const noun = (NOUNS as Partial<Record<string, string>>)[subject]
  return verb === 'delete' && noun ? `deleted the ${noun}` : `did “${action}”`
}
