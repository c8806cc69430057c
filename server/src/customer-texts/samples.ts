import { estimateLinkPath, quotationLinkPath } from 'contract/core/paths'
import type { TextKey } from 'contract/customer-texts/words'
import { closedText } from '../accounts/close-account.ts'
import { numberEnteredText } from '../accounts/confirm-number.ts'
import { newNumberText } from '../accounts/change-number.ts'
import { numberChangedText } from '../accounts/edit-account.ts'
import { joinedText } from '../accounts/merging/merge-accounts.ts'
import { codeText } from '../accounts/send-code.ts'
import * as complaints from '../complaints/complaint-news.ts'
import { estimateNews } from '../complaints/estimates/estimate-news.ts'
import { jobDeclaration } from '../complaints/job-sheets/job-declaration.ts'
import { claimText } from '../customers/add-customer.ts'
import { certificateWords, type CertificateWords } from '../extensions/certificate-words.ts'
import * as extensions from '../extensions/extension-news.ts'
import { TOPIC_OF } from 'contract/preferences/words'
import type { Mail } from '../platform/gateways/mail.ts'
import { customerMail } from '../notices/customer-mail.ts'
import type { Said } from '../notices/message.ts'
import type { News } from '../notices/tell-customer.ts'
import * as personalisations from '../personalisations/personalisation-news.ts'
import * as quotations from '../quotations/quotation-news.ts'
import { quotationWords, type QuotationWords } from '../quotations/quotation-words.ts'
import { billLinkIn } from '../registrations/bill-link.ts'
import { billAskedMessage, billReminderMessage } from '../registrations/registration.messages.ts'
import * as registrations from '../registrations/registration-news.ts'
import type { Facts } from './facts.ts'

/** All that a customer gets at one occasion. */
export interface Told {
  sms: string
  /** null if sent only by SMS */
  notice: string | null
  title: string | null
  mail: Mail | null
  /** the sentence on a document, printed and never sent */
  paper: string | null
}

type Sample = (facts: Facts) => Said<Told>

const sent =
  (textOf: (facts: Facts) => Said<string>): Sample =>
  (facts) =>
  (voice) => ({ ...NOTHING, sms: textOf(facts)(voice) })

const printed =
  (sentenceOf: (facts: Facts) => Said<string>): Sample =>
  (facts) =>
  (voice) => ({ ...NOTHING, paper: sentenceOf(facts)(voice) })

const NOTHING: Told = { sms: '', notice: null, title: null, mail: null, paper: null }

const told =
  (newsOf: (facts: Facts) => News): Sample =>
  (facts) =>
  (voice) => {
    const { title: titleIn, message, address, kind } = newsOf(facts)
    const [{ sms, notice }, title] = [message(voice), titleIn(voice)]
    const { email: to, firstname } = facts.account
    const letter = { to, firstname, title, text: notice, address, topic: TOPIC_OF[kind], token: EXAMPLE_TOKEN }
    return { sms, notice, title, mail: customerMail(voice, facts.sender, letter), paper: null }
  }

/** A sample token; its link stops nothing. */
const EXAMPLE_TOKEN = 'example'
/** As long as those of links in SMS. */
const EXAMPLE_LINK = 'x'.repeat(16)

const filed = told(({ complaint }) => complaints.filedNews(complaint, complaint.link))
const dispatched = told(({ complaint }) => complaints.dispatchedNews(complaint, complaint.job_no, complaint.link))
const completed = told(({ complaint }) => complaints.completedNews({ ...complaint, job_no: null }, complaint.link))
const reopened = told(({ complaint }) => complaints.reopenedNews(complaint, complaint.link))
const merged = told(({ complaint }) => complaints.mergedNews({ ...complaint, job_no: null }, complaint.link))
const separated = told(({ complaint }) => complaints.separatedNews({ ...complaint, job_no: null }, complaint.link))
const written = told(({ complaint, publicUrl }) => complaints.writtenNews({ ...complaint, job_no: null }, publicUrl))
const estimated = told(({ complaint, publicUrl }) =>
  estimateNews(complaint, complaint, publicUrl + estimateLinkPath(EXAMPLE_LINK)),
)
const visit = (differs: Partial<Facts['complaint']> = {}) =>
  told(({ complaint }) => complaints.visitNews({ ...complaint, ...differs }, complaint.link, complaint.code))
const visitOff = told(({ complaint }) =>
  complaints.visitNews({ ...complaint, technician: '', visit_date: null }, complaint.link, ''),
)
const tomorrow = (differs: Partial<Facts['complaint']> = {}) =>
  told(({ complaint }) => complaints.visitTomorrowNews({ ...complaint, ...differs }, complaint.link))
const setOut = told(({ complaint }) => complaints.setOutNews(complaint, complaint.link))

const registered = told(({ registration }) => registrations.registeredNews(registration))
const approved = (differs: { points?: 0 } = {}) =>
  told(({ registration }) => registrations.approvedNews(registration, { ...registration, ...differs }))
const rejected = told(({ registration }) => registrations.rejectedNews(registration, registration.reason))
const transferred = told(({ registration }) => registrations.transferredNews(registration, registration.reason))
const kept = told(({ registration }) => registrations.keptNews(registration))
const replaced = told(({ registration }) => registrations.replacedNews(registration))

const redeemed = told(({ extension }) => extensions.redeemedNews(extension, extension))
const requested = told(({ extension }) => extensions.requestedNews(extension, extension))
const settled = told(({ extension }) => extensions.settledNews(extension, extension.expiry))
const cancelled = (differs: { points?: 0 } = {}) =>
  told(({ extension }) => extensions.cancelledNews(extension, { ...extension, ...differs }))

/** A request for one product, or for several. */
const asked = ({ quotation }: Facts, products: number) => ({
  ...quotation,
  products: Array.from({ length: products }, (_, place) => place),
})
const several = ({ quotation }: Facts) => Math.max(quotation.products.length, 3)
const quoted = (count: (facts: Facts) => number) =>
  told((facts) => quotations.approvedNews(asked(facts, count(facts)), quotationLink(facts)))
const notQuoted = (count: (facts: Facts) => number) =>
  told((facts) => quotations.rejectedNews(asked(facts, count(facts)), facts.quotation.reason))
const one = () => 1
const quotationLink = ({ publicUrl }: Facts) => publicUrl + quotationLinkPath(EXAMPLE_LINK)
const ends = told((facts) =>
  quotations.endsNews(
    { ...facts.quotation, valid_until: facts.quotation.valid_until ?? '2026-12-31' },
    quotationLink(facts),
  ),
)

const lettered = told(({ personalisation }) => personalisations.approvedNews(personalisation))
const notLettered = told(({ personalisation }) =>
  personalisations.rejectedNews(personalisation, personalisation.reason),
)

const onCertificate = (sentence: keyof CertificateWords) =>
  printed(
    ({ servicePhone }) =>
      (voice) =>
        certificateWords(servicePhone)(voice)[sentence],
  )
const onQuotation = (sentence: keyof QuotationWords) =>
  printed(({ phone, quotation: { valid_until } }) => (voice) => {
    const { locale } = voice
    return quotationWords(phone, { valid_until, locale, calendar: 'language' })(voice)[sentence] ?? ''
  })

/** A sample of each text, as it is sent or printed, produced by the code that writes to customers. */
export const SAMPLES: Record<TextKey, Sample> = {
  code_register: sent(
    ({ account, publicUrl }) =>
      (voice) =>
        codeText('register', account.code, voice, publicUrl),
  ),
  code_reset: sent(
    ({ account, publicUrl }) =>
      (voice) =>
        codeText('reset', account.code, voice, publicUrl),
  ),
  code_number: sent(
    ({ account, publicUrl }) =>
      (voice) =>
        codeText('number', account.code, voice, publicUrl),
  ),
  code_close: sent(
    ({ account, publicUrl }) =>
      (voice) =>
        codeText('close', account.code, voice, publicUrl),
  ),
  account_added: sent(
    ({ publicUrl }) =>
      (voice) =>
        claimText(publicUrl, voice),
  ),
  number_changed: sent(
    ({ account, phone }) =>
      (voice) =>
        numberChangedText(account.contact, voice, phone),
  ),
  number_new: sent(
    ({ phone }) =>
      (voice) =>
        newNumberText(voice, phone),
  ),
  number_entered: sent(
    ({ account, publicUrl, phone }) =>
      (voice) =>
        numberEnteredText({ publicUrl, token: '12345.aB3dE6gH9jK2mN5p', contact: account.contact, phone }, voice),
  ),
  accounts_joined: sent(
    ({ account, phone }) =>
      (voice) =>
        joinedText(account.contact, voice, phone),
  ),
  account_closed: sent(
    ({ at }) =>
      (voice) =>
        closedText(at, voice),
  ),

  registered,
  registered_title: registered,
  bill_asked: sent(
    ({ registration, publicUrl }) =>
      (voice) =>
        billAskedMessage(registration, billLinkIn({ publicUrl }, EXAMPLE_LINK))(voice).sms,
  ),
  bill_reminder: sent(
    ({ registration, publicUrl }) =>
      (voice) =>
        billReminderMessage(registration, billLinkIn({ publicUrl }, EXAMPLE_LINK))(voice).sms,
  ),
  approved: approved({ points: 0 }),
  approved_points: approved(),
  approved_title: approved(),
  rejected,
  rejected_title: rejected,
  transferred,
  transferred_title: transferred,
  kept,
  kept_title: kept,
  replaced,
  replaced_title: replaced,

  filed,
  filed_title: filed,
  dispatched,
  dispatched_title: dispatched,
  completed,
  completed_job: told(({ complaint }) => complaints.completedNews(complaint, complaint.link)),
  completed_title: completed,
  reopened,
  reopened_title: reopened,
  written,
  written_job: told(({ complaint, publicUrl }) => complaints.writtenNews(complaint, publicUrl)),
  written_title: written,
  merged,
  merged_job: told(({ complaint }) => complaints.mergedNews(complaint, complaint.link)),
  merged_title: merged,
  separated,
  separated_job: told(({ complaint }) => complaints.separatedNews(complaint, complaint.link)),
  separated_title: separated,
  estimate: estimated,
  estimate_title: estimated,

  visit: visit(),
  visit_day: visit({ technician: '' }),
  visit_technician: visit({ visit_date: '' }),
  visit_title: visit(),
  visit_off: visitOff,
  visit_off_title: visitOff,
  visit_tomorrow: tomorrow(),
  visit_tomorrow_day: tomorrow({ technician: '' }),
  visit_tomorrow_title: tomorrow(),
  set_out: setOut,
  set_out_title: setOut,

  redeemed,
  requested,
  requested_title: requested,
  settled,
  extended_title: settled,
  extension_cancelled: cancelled({ points: 0 }),
  extension_cancelled_points: cancelled(),
  extension_cancelled_title: cancelled(),

  quotation_approved: quoted(one),
  quotation_approved_more: quoted(several),
  quotation_total: quoted(one),
  quotation_approved_title: quoted(one),
  quotation_rejected: notQuoted(one),
  quotation_rejected_more: notQuoted(several),
  quotation_rejected_title: notQuoted(one),
  quotation_ends: ends,
  quotation_ends_title: ends,

  lettering_approved: lettered,
  lettering_approved_title: lettered,
  lettering_rejected: notLettered,
  lettering_rejected_title: notLettered,

  paper_certificate_until: onCertificate('until'),
  paper_certificate_check: onCertificate('check'),
  paper_certificate_end: onCertificate('end'),
  paper_quotation_unpriced: onQuotation('unpriced'),
  paper_quotation_prices: onQuotation('prices'),
  paper_quotation_hold: onQuotation('hold'),
  paper_quotation_terms: onQuotation('terms'),
  paper_job_declaration: printed(() => jobDeclaration),

  email_greeting: filed,
  email_open: filed,
  email_reason: filed,
  email_contact: filed,
  email_stop: filed,

  follow: filed,
  read_and_answer: written,
  see_and_answer: quoted(one),
  does_it_work: completed,
}
