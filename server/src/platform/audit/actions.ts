import { RESTORABLE_SUBJECTS, type RestorableSubject } from 'contract/activity/words'
import type { Locale } from 'contract/core/locale'
import type { HistorySubject } from 'contract/history/words'
import { countText } from '../core/format.ts'
import { changesOf } from './changes.ts'
import { exported } from './exported.ts'
import { asText, isEmptyValue, type Row } from './values.ts'
import { filledIn, wordsIn } from './words-in.ts'

/** The row before and after, as far as recorded. */
export interface Recorded {
  before: Row
  after: Row
}
type Words = string | ((recorded: Recorded, locale: Locale) => string)

/** The names of things within a sentence. */
const NOUNS: Record<HistorySubject, string> = {
  account: 'account',
  canned_answer: 'canned answer',
  catalogue: 'e-catalogue',
  category: 'category',
  complaint: 'complaint',
  customer_text: 'text to customers',
  engineer: 'engineer',
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
  website_page: 'page of the website',
}

const changed = (recorded: Recorded, locale: Locale) =>
  changesOf(recorded, locale) || wordsIn(locale, 'saved it without changes')
/** The comment given with a decision. */
const because =
  (words: string) =>
  ({ after: { reason } }: Recorded, locale: Locale) =>
    withReason(wordsIn(locale, words), reason)
const withReason = (words: string, reason: unknown) => (reason ? `${words}: “${asText('reason', reason)}”` : words)

/** By which way a message was answered. */
const ANSWERED: Partial<Record<string, string>> = {
  phone: 'answered the message by telephone',
  email: 'answered the message by e-mail',
  sms: 'answered the message by SMS',
}

/** The topic a message was sorted under. */
const SORTED: Partial<Record<string, string>> = {
  question: 'marked it as a question',
  complaint: 'marked it as a complaint',
  quotation: 'marked it as a request for a quotation',
  dealer: 'marked it as a dealer enquiry',
}

/** Actions as they read after a name. Each recorded action has its text here, or nothing compiles. */
const SENTENCES = {
  'account.add': 'added the account',
  'account.claim': 'claimed the account with a code',
  'account.close': 'closed their own account',
  'account.confirm-number': 'confirmed the new number with the link sent to the number before',
  'account.edit': changed,
  'account.note': 'wrote an internal note',
  'account.note-delete': 'deleted an internal note',
  'account.note-edit': 'changed an internal note',
  'account.open': 'opened the data of the customer',
  'account.end-sessions': ({ after: { ended } }, locale) =>
    filledIn(locale, ended === 1 ? 'signed the account out at {n} place' : 'signed the account out at {n} places', {
      n: countText(Number(ended), locale),
    }),
  'canned_answer.add': 'added the canned answer',
  'canned_answer.edit': changed,
  'catalogue.add': 'added the e-catalogue',
  'category.add': 'added the category',
  'category.edit': changed,
  'complaint.dispatch': 'sent the complaint to the CRM',
  'complaint.edit': changed,
  'complaint.file': 'filed the complaint for a caller',
  'complaint.merge': ({ after: { merged_into } }, locale) =>
    filledIn(locale, 'merged it into complaint {number}', { number: String(merged_into) }),
  'complaint.take-over': ({ after: { merged } }, locale) =>
    filledIn(locale, 'merged complaint {number} into this one', { number: String(merged) }),
  'complaint.separate': ({ after: { separated } }, locale) =>
    filledIn(locale, 'separated it from complaint {number}', { number: String(separated) }),
  'complaint.give-back': ({ after: { separated } }, locale) =>
    filledIn(locale, 'separated complaint {number} from this one', { number: String(separated) }),
  'complaint.priority': changed,
  'complaint.resume': 'stopped waiting for the customer',
  'complaint.wait': 'began to wait for the customer',
  'complaint.undo': 'took the status back',
  'complaint.reopen': because('reopened the complaint'),
  'complaint.assign': changed,
  'complaint.tag': changed,
  'complaint.move-visit': changed,
  'engineer.absence': 'entered days off',
  'engineer.add': 'added the engineer',
  'engineer.back': 'took days off back',
  'engineer.edit': changed,
  'enquiry.answer': ({ after: { way } }, locale) => wordsIn(locale, ANSWERED[String(way)] ?? 'answered the message'),
  'enquiry.assign': changed,
  'enquiry.close': because('closed the message without an answer'),
  'enquiry.note': 'wrote an internal note',
  'enquiry.note-delete': 'deleted an internal note',
  'enquiry.note-edit': 'changed an internal note',
  'enquiry.reopen': 'opened the message again',
  'enquiry.sort': ({ after: { kind } }, locale) => wordsIn(locale, SORTED[String(kind)] ?? 'sorted the message'),
  'enquiry.to-complaint': ({ after: { complaint } }, locale) =>
    filledIn(locale, 'made complaint {number} of it', { number: String(complaint) }),
  'enquiry.undo': 'took the answer back',
  'extension.cancel': because('cancelled the warranty extension'),
  'extension.redeem': 'lengthened the warranty with points',
  'extension.request': 'asked for a longer warranty, to be paid at a shop',
  'extension.settle': 'took the payment for the longer warranty',
  'list.export': exported,
  'job.give-up': 'gave a failed job up',
  'job.retry': 'tried a failed job again',
  'log.level': ({ after: { level } }, locale) =>
    level
      ? filledIn(locale, 'set the log level to {level} for an hour', { level: asText('level', level) })
      : wordsIn(locale, 'set the log level back to the usual'),
  'personalisation.approve': because('approved the request'),
  'personalisation.reject': because('rejected the request'),
  'points.adjust': ({ after: { points, reason } }, locale) =>
    withReason(
      filledIn(locale, Number(points) < 0 ? 'took {n} points' : 'gave {n} points', {
        n: countText(Math.abs(Number(points)), locale),
      }),
      reason,
    ),
  'product.add': 'added the product',
  'product.duplicate': 'added the product as a copy of another',
  'product.edit': changed,
  'product.off_sale': 'took the product off sale',
  'product.on_sale': 'put the product on sale again',
  'product.import': 'imported products from a file',
  'profile.update': changed,
  'quotation.approve': because('approved the quotation'),
  'quotation.price': ({ before: { lines } }, locale) =>
    wordsIn(locale, isEmptyValue(lines) ? 'priced the quotation' : 'changed the prices'),
  'quotation.reject': because('rejected the quotation'),
  'registration.approve': ({ after: { status, discount_percent: percent } }, locale) => {
    if (status !== 'Discount') return wordsIn(locale, 'approved the registration')
    if (isEmptyValue(percent)) return wordsIn(locale, 'approved the registration with discount')
    return filledIn(locale, 'approved the registration with a discount of {n}%', {
      n: countText(Number(percent), locale),
    })
  },
  'registration.discount': changed,
  'registration.disputed': ({ after: { dispute } }, locale) =>
    filledIn(locale, 'claimed the product with registration No. {number}', { number: String(dispute) }),
  'registration.dispute': ({ after: { held } }, locale) =>
    filledIn(locale, 'claimed the product that registration No. {number} holds', { number: String(held) }),
  'registration.transfer': ({ after: { from, to, reason } }, locale) =>
    withReason(
      to
        ? filledIn(locale, 'transferred the product to registration No. {number}', { number: asText('to', to) })
        : filledIn(locale, 'transferred the product from registration No. {number}', { number: asText('from', from) }),
      reason,
    ),
  'registration.register': 'registered the product for the customer',
  'registration.reject': because('rejected the registration'),
  'registration.withdraw': 'withdrew the registration',
  'review.hide': ({ after: { hidden_reason: reason } }, locale) =>
    withReason(wordsIn(locale, 'hid the review'), reason),
  'review.show': 'showed the review again',
  'service_point.add': 'added the service point',
  'service_point.edit': changed,
  'service_point.import': 'imported service points from a file',
  'redirect.save': changed,
  'settings.edit': changed,
  'customer_text.edit': changed,
  'settings.remove-demo': 'removed the demo',
  'sub_category.add': 'added the sub-category',
  'sub_category.edit': changed,
  'unit.add': 'added the unit',
  'unit.import': 'imported units from a file',
  'warranty_package.add': 'added the warranty package',
  'warranty_package.edit': changed,
  'website_page.edit': 'saved a draft of the page',
  'website_page.discard': 'discarded the draft of the page',
  'website_page.publish': ({ after: { number } }, locale) =>
    filledIn(locale, 'published the page as version {number}', { number: countText(Number(number), locale) }),
  'website_page.schedule': ({ after: { publish_at } }, locale) =>
    filledIn(locale, 'had the page published on {day}', { day: asText('publish_at', publish_at) }),
  'website_page.withdraw': 'cancelled a scheduled publication',
  'website_page.reuse': ({ after: { number } }, locale) =>
    filledIn(locale, 'made version {number} of the page the draft', { number: countText(Number(number), locale) }),
} satisfies Record<string, Words>

/** The possible audit entries: subject and action. */
export type AuditAction = keyof typeof SENTENCES | `${HistorySubject}.delete` | `${RestorableSubject}.restore`

/** All of them. */
export const AUDIT_ACTIONS = [
  ...Object.keys(SENTENCES),
  ...Object.keys(NOUNS).map((subject) => `${subject}.delete`),
  ...RESTORABLE_SUBJECTS.map((subject) => `${subject}.restore`),
] as AuditAction[]

/** An action as text after a name; for actions of older versions, the bare code. */
export function describeAction(action: string, recorded: Recorded, locale: Locale = 'en'): string {
  const words = (SENTENCES as Partial<Record<string, Words>>)[action] ?? ofNoun(action)
  return typeof words === 'function' ? words(recorded, locale) : wordsIn(locale, words)
}

function ofNoun(action: string): Words {
  const [subject = '', verb = ''] = action.split('.')
  const noun = (NOUNS as Partial<Record<string, string>>)[subject]
  const words = noun && OF_ANY[verb]
  return (recorded, locale) =>
    words
      ? withReason(filledIn(locale, words, { noun: wordsIn(locale, noun) }), recorded.after.reason)
      : filledIn(locale, 'did “{action}”', { action })
}

const OF_ANY: Partial<Record<string, string>> = { delete: 'deleted the {noun}', restore: 'restored the {noun}' }
