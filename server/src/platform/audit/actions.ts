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
  api_key: 'API key',
  campaign: 'campaign',
  canned_answer: 'canned answer',
  catalogue: 'e-catalogue',
  category: 'category',
  complaint: 'complaint',
  customer_text: 'text to customers',
  engineer: 'engineer',
  enquiry: 'message',
  part: 'part',
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
  webhook: 'webhook',
  website_page: 'page of the website',
}

const changed = (recorded: Recorded, locale: Locale) =>
  changesOf(recorded, locale) || wordsIn(locale, 'saved it without changes')
/** The comment given with a decision. */
const because =
  (words: string) =>
  ({ after: { reason } }: Recorded, locale: Locale) =>
    withReason(wordsIn(locale, words), reason)
/** Which parts a request is for, and the reason. */
const ofParts =
  (words: string) =>
  ({ after: { parts, reason } }: Recorded, locale: Locale) => {
    const what = isEmptyValue(parts) ? '' : ` (${asText('parts', parts)})`
    return withReason(wordsIn(locale, words) + what, reason)
  }
const withReason = (words: string, reason: unknown) => (reason ? `${words}: “${asText('reason', reason)}”` : words)

/** By which way a message was answered. */
const ANSWERED: Partial<Record<string, string>> = {
  phone: 'answered the message by telephone',
  email: 'answered the message by e-mail',
  sms: 'answered the message by SMS',
  mail: 'answered the message by e-mail',
}

/** Why a quotation was lost. */
const LOST: Partial<Record<string, string>> = {
  price: 'the price',
  other_brand: 'bought elsewhere',
  too_late: 'delivery too late',
  no_need: 'not needed any more',
  no_answer: 'no answer',
}

/** Why a webhook was switched off without anybody doing it. */
const SWITCHED_OFF: Partial<Record<string, string>> = {
  gone: 'switched the webhook off: its receiver is gone',
  failing: 'switched the webhook off: nothing had arrived for days',
}

/** The topic a message was sorted under. */
const SORTED: Partial<Record<string, string>> = {
  question: 'marked it as a question',
  complaint: 'marked it as a complaint',
  quotation: 'marked it as a request for a quotation',
  dealer: 'marked it as a dealer enquiry',
  number: 'marked it as a lost number',
}

function approvalWords({ status, percent }: { status: unknown; percent: unknown }, locale: Locale): string {
  if (status !== 'Discount') return wordsIn(locale, 'approved the registration')
  if (isEmptyValue(percent)) return wordsIn(locale, 'approved the registration with discount')
  return filledIn(locale, 'approved the registration with a discount of {n}%', {
    n: countText(Number(percent), locale),
  })
}

/** Which factor of an account was added or removed; a passkey has a name. */
function factorWords(what: 'added' | 'removed', { factor, name }: Row, locale: Locale): string {
  if (factor === 'app')
    return wordsIn(locale, what === 'added' ? 'added an app for codes' : 'removed the app for codes')
  return filledIn(locale, what === 'added' ? 'added the passkey {name}' : 'removed the passkey {name}', {
    name: String(name),
  })
}

/** Actions as they read after a name. Each recorded action has its text here, or nothing compiles. */
const SENTENCES = {
  'account.add': 'added the account',
  'account.claim': 'claimed the account with a code',
  'account.close': 'closed their own account',
  'account.follow-provider': (recorded, locale) =>
    filledIn(locale, '{changes}, as single sign-on says', { changes: changesOf(recorded, locale) }),
  'account.link-provider': ({ after: { provider } }, locale) =>
    filledIn(locale, 'linked the account to single sign-on ({name})', { name: String(provider) }),
  'account.confirm-number': 'confirmed the new number with the link sent to the number before',
  'account.edit': changed,
  'account.merge': ({ after: { merged_into, contact } }, locale) =>
    filledIn(locale, 'merged the account into that of {name} ({number})', {
      name: String(merged_into),
      number: String(contact),
    }),
  'account.take-over': ({ after: { merged, merged_contact } }, locale) =>
    filledIn(locale, 'merged the account of {name} ({number}) into this one', {
      name: String(merged),
      number: String(merged_contact),
    }),
  'account.separate': ({ after: { separated_from, contact } }, locale) =>
    filledIn(locale, 'separated the account from that of {name} ({number})', {
      name: String(separated_from),
      number: String(contact),
    }),
  'account.give-back': ({ after: { separated, contact } }, locale) =>
    filledIn(locale, 'separated the account of {name} ({number}) from this one', {
      name: String(separated),
      number: String(contact),
    }),
  'account.number-add': ({ after: { contact } }, locale) =>
    filledIn(locale, 'added another number: {number}', { number: String(contact) }),
  'account.number-give-up': ({ before: { contact } }, locale) =>
    filledIn(
      locale,
      'gave the number {number} up: nobody had signed in for long, and somebody else began anew with it',
      {
        number: String(contact),
      },
    ),
  'account.number-lost': ({ before: { contact } }, locale) =>
    filledIn(locale, 'took the number {number} away: somebody else proved it with a code', { number: String(contact) }),
  'account.number-remove': ({ before: { contact } }, locale) =>
    filledIn(locale, 'removed another number: {number}', { number: String(contact) }),
  'account.note': 'wrote an internal note',
  'account.note-delete': 'deleted an internal note',
  'account.note-edit': 'changed an internal note',
  'account.factor-add': ({ after }, locale) => factorWords('added', after, locale),
  'account.factor-remove': ({ before }, locale) => factorWords('removed', before, locale),
  'account.factor-codes': 'made new recovery codes',
  'account.factor-lost': 'said that the second factor is lost',
  'account.factor-loss-allow': 'allowed that the second factor is taken away in a day',
  'account.factor-loss-refuse': 'left the second factor as it is',
  'account.factor-take-away': 'took the second factor away, which was lost',
  'account.factor-reset': 'took the second factor away by a command on the server',
  'account.open': 'opened the data of the customer',
  'account.end-sessions': ({ after: { ended } }, locale) =>
    filledIn(locale, ended === 1 ? 'signed the account out at {n} place' : 'signed the account out at {n} places', {
      n: countText(Number(ended), locale),
    }),
  'api_key.make': 'made the API key',
  'api_key.edit': changed,
  'api_key.take-over': 'took the API key over',
  'api_key.end': 'ended the API key',
  'canned_answer.add': 'added the canned answer',
  'canned_answer.edit': changed,
  'catalogue.add': 'added the e-catalogue',
  'catalogue.edit': changed,
  'category.add': 'added the category',
  'category.edit': changed,
  'complaint.dispatch': 'sent the complaint to the CRM',
  'complaint.send': 'sent the complaint to the service centre',
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
  'complaint.visit-report': 'entered what came of a visit',
  'complaint.happy-call': 'entered what came of a happy call',
  'complaint.estimate': 'sent an estimate of the repair',
  'complaint.estimate-again': 'sent the estimate once more',
  'complaint.estimate-accept': because('accepted the estimate'),
  'complaint.estimate-decline': because('declined the estimate'),
  'complaint.payment': ({ after: { number } }, locale) =>
    filledIn(locale, 'took the payment of receipt {number}', { number: String(number) }),
  'complaint.void-receipt': ({ after: { number, reason } }, locale) =>
    withReason(filledIn(locale, 'made receipt {number} void', { number: String(number) }), reason),
  'complaint.ask-part': ofParts('asked for parts'),
  'complaint.approve-part': ofParts('approved the request for parts'),
  'complaint.refuse-part': ofParts('refused the request for parts'),
  'complaint.send-part': ofParts('sent parts'),
  'complaint.receive-part': ofParts('received parts'),
  'complaint.return-part': ofParts('gave parts back to the head office'),
  'complaint.cancel-part': ofParts('cancelled the request for parts'),
  'part.add': 'added the part',
  'part.edit': changed,
  'part.received': 'entered parts from a supplier',
  'part.moved': 'moved parts',
  'part.counted': 'entered what was counted',
  'part.used': 'used parts in a repair',
  'part.removed': 'took defective parts out',
  'part.written_off': 'wrote parts off',
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
  'enquiry.to-quotation': ({ after: { quotation } }, locale) =>
    filledIn(locale, 'made quotation {number} of it', { number: String(quotation) }),
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
  'quotation.make': 'made the quotation for the customer',
  'quotation.price': ({ before: { lines } }, locale) =>
    wordsIn(locale, isEmptyValue(lines) ? 'priced the quotation' : 'changed the prices'),
  'quotation.revise': ({ after: { next } }, locale) =>
    filledIn(locale, 'began its next revision, quotation {number}', { number: String(next) }),
  'quotation.reject': because('rejected the quotation'),
  'quotation.accept': because('accepted the quotation'),
  'quotation.decline': because('declined the quotation'),
  'quotation.lose': ({ after: { lost_reason: why, lost_words: said } }, locale) =>
    withReason(
      filledIn(locale, 'counted the quotation as lost ({why})', {
        why: wordsIn(locale, LOST[String(why)] ?? 'another reason'),
      }),
      said,
    ),
  'quotation.regain': 'took back that it was lost',
  'registration.approve': ({ after: { status, discount_percent: percent, without_bill: why } }, locale) => {
    const approved = approvalWords({ status, percent }, locale)
    return why ? `${approved}, ${withReason(wordsIn(locale, 'without a bill'), why)}` : approved
  },
  'registration.correct': ({ before, after: { correction, ...after } }, locale) =>
    withReason(changed({ before, after }, locale), correction),
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
  'registration.add-bill': 'added the bill',
  'registration.ask-bill': 'asked for the bill by SMS',
  'registration.fill-in': changed,
  'registration.register': 'registered the product for the customer',
  'registration.replace': ({ after: { serial_number: to, correction: why } }, locale) =>
    withReason(filledIn(locale, 'replaced the appliance by {to}', { to: asText('serial_number', to) }), why),
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
  'campaign.send': ({ after: { people } }, locale) =>
    filledIn(locale, 'sent the campaign to {number} people', { number: countText(Number(people), locale) }),
  'campaign.stop': 'stopped sending the campaign',
  'campaign.resume': 'went on sending the campaign',
  'campaign.again': ({ after: { people } }, locale) =>
    filledIn(locale, 'sent the campaign once more to {number} people', { number: countText(Number(people), locale) }),
  'campaign.answer': ({ after: { customer_id, answer } }, locale) =>
    filledIn(locale, answer ? 'noted an answer of customer {id}' : 'took back the answer of customer {id}', {
      id: String(customer_id),
    }),
  'unit.add': 'added the unit',
  'unit.batch': ({ after: { batch, units } }, locale) =>
    filledIn(locale, batch ? 'set the batch of {number} units to {batch}' : 'removed the batch of {number} units', {
      number: countText(Number(units), locale),
      batch: String(batch),
    }),
  'unit.replaced': ({ after: { to } }, locale) =>
    filledIn(locale, 'replaced the unit by {to}', { to: asText('serial_number', to) }),
  'unit.replaces': ({ after: { from } }, locale) =>
    filledIn(locale, 'gave the unit in place of {from}', { from: asText('serial_number', from) }),
  'unit.import': 'imported units from a file',
  'warranty_package.add': 'added the warranty package',
  'warranty_package.edit': changed,
  'webhook.add': 'added the webhook',
  'webhook.edit': changed,
  'webhook.rotate': 'made a new secret for the webhook',
  'webhook.on': 'switched the webhook on',
  'webhook.off': ({ after: { off_reason: why } }, locale) =>
    wordsIn(locale, SWITCHED_OFF[String(why)] ?? 'switched the webhook off'),
  'webhook.replay': ({ after: { sent } }, locale) =>
    filledIn(locale, sent === 1 ? 'sent {n} event again' : 'sent {n} events again', {
      n: countText(Number(sent), locale),
    }),
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
