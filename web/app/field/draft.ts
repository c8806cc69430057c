import type { Agreed } from 'contract/complaints/agreed'
import { isForParts } from 'contract/complaints/words'
import type { PaymentMethod } from 'contract/complaints/payment-words'
import type { VisitOutcome } from 'contract/complaints/visit-outcomes'
import { countedRupees } from 'contract/core/texts/typed-rupees'
import type { BagLine, FieldJob, FittingPart } from 'contract/field/jobs'
import type { NeededPart, Report, UsedPart } from './commands.ts'

/** A report that is being filled in: what was typed, as it was typed. */
export interface Draft {
  jobId: number
  outcome: VisitOutcome | ''
  finding: string
  /** the finding was typed, not chosen */
  isOther: boolean
  note: string
  parts: UsedPart[]
  /** parts that have to come */
  needed: NeededPart[]
  labour: string
  visitCharge: string
  paid: string
  /** in cash, as long as nothing else is said */
  paymentMethod?: PaymentMethod
  serial: string
  isPaidRepair: boolean
  code: string
  /** the customer has none to tell */
  isWithoutCode: boolean
  noCodeReason: string
  /** in base64 */
  signature: string
  /** the command that the office refused and that this one corrects */
  corrects?: string
}

export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'jobId' in value && 'visitCharge' in value

/** A report of which nothing is known yet. */
export const emptyDraft = (jobId: number): Draft => ({
  jobId,
  outcome: '',
  finding: '',
  isOther: false,
  note: '',
  parts: [],
  needed: [],
  labour: '',
  visitCharge: '',
  paid: '',
  serial: '',
  isPaidRepair: false,
  code: '',
  isWithoutCode: false,
  noCodeReason: '',
  signature: '',
})

/** The outcome of a draft. A repair costs what was agreed, as long as no other amounts were typed. */
export function chosen(draft: Draft, outcome: Draft['outcome'], agreed: Agreed | null | undefined): Partial<Draft> {
  const [before, now] = [usualFor(draft.outcome, agreed), usualFor(outcome, agreed)]
  return {
    outcome,
    ...(draft.labour === before.labour && { labour: now.labour }),
    ...(draft.visitCharge === before.visitCharge && { visitCharge: now.visitCharge }),
  }
}

const usualFor = (outcome: Draft['outcome'], agreed: Agreed | null | undefined) =>
  outcome === 'done' && agreed
    ? { labour: amountText(agreed.labour), visitCharge: amountText(agreed.visit_charge) }
    : { labour: '', visitCharge: '' }

interface AtHand {
  /** what no report has taken */
  bag: readonly Pick<BagLine, 'part_id' | 'count'>[]
  /** those that can be asked for */
  parts: readonly Pick<FittingPart, 'part_id'>[]
}

/**
 * Parts that a draft asks for as soon as a part has to come: what was chosen before, else the parts of the accepted estimate
 * that the bag lacks, as long as none was asked for yet.
 */
export function proposedNeeds(
  { needed, parts: used }: Pick<Draft, 'needed' | 'parts'>,
  { agreed, visits, status }: Pick<FieldJob, 'agreed' | 'visits' | 'status'>,
  { bag, parts }: AtHand,
): NeededPart[] {
  const isAsked = isForParts(status) || visits.some(({ outcome }) => outcome === 'part_needed')
  if (needed.length > 0 || isAsked) return needed
  const has = (lines: AtHand['bag'], id: number) => lines.some(({ part_id, count }) => part_id === id && count > 0)
  return (agreed?.parts ?? [])
    .filter(
      ({ part_id }) => parts.some((part) => part.part_id === part_id) && !has(bag, part_id) && !has(used, part_id),
    )
    .map(({ part_id }) => ({ part_id, count: 1 }))
}

/** What an older app kept without. */
type Newer = 'needed' | 'payment_method' | 'code' | 'no_code_reason' | 'signature'
type Kept = Omit<Report, Newer> & Partial<Pick<Report, Newer>> & { id: string; complaint_id: number }

/** A report that was given, to be corrected. `known` are the findings that can be chosen. */
export const draftOf = ({ complaint_id, id, ...report }: Kept, known: readonly string[]): Draft => ({
  jobId: complaint_id,
  outcome: report.outcome,
  finding: report.finding,
  isOther: report.finding !== '' && !known.includes(report.finding),
  note: report.note,
  parts: report.parts,
  needed: report.needed ?? [],
  labour: amountText(report.labour),
  visitCharge: amountText(report.visit_charge),
  paid: amountText(report.paid),
  paymentMethod: report.payment_method ?? 'cash',
  serial: report.serial_number,
  isPaidRepair: report.is_paid_repair,
  code: report.code ?? '',
  isWithoutCode: Boolean(report.no_code_reason || report.signature),
  noCodeReason: report.no_code_reason ?? '',
  signature: report.signature ?? '',
  corrects: id,
})

/** Whether a report of this outcome says what was found and which parts went in, and asks for money. */
export const saysWork = (outcome: Draft['outcome']): boolean => outcome === 'done' || outcome === 'part_needed'
export const asksMoney = (outcome: Draft['outcome']): boolean => outcome !== '' && outcome !== 'customer_absent'

/** The serial number is asked for where it is not known and the repair is finished. */
export const asksSerial = (outcome: Draft['outcome'], { serial_number }: Pick<FieldJob, 'serial_number'>): boolean =>
  outcome === 'done' && serial_number === ''

/** The customer confirms work that is done: by the code, or it is said why there is none. Where the CRM completes it nobody asks. */
export const asksCode = (outcome: Draft['outcome'], { asks_code = true }: Pick<FieldJob, 'asks_code'>): boolean =>
  asks_code && (outcome === 'done' || outcome === 'no_fault')

/** The report of a draft; undefined while nothing says what came of the visit. What its outcome does not ask for is left out. */
export function reportOf(draft: Draft, job: Pick<FieldJob, 'serial_number' | 'asks_code'>): Report | undefined {
  const { outcome } = draft
  if (outcome === '') return undefined
  const [says, asks] = [saysWork(outcome), asksMoney(outcome)]
  const [confirms, isWithout] = [asksCode(outcome, job), draft.isWithoutCode]
  return {
    kind: 'report',
    outcome,
    finding: says ? draft.finding.trim() : '',
    note: draft.note.trim(),
    parts: says ? draft.parts : [],
    needed: outcome === 'part_needed' ? draft.needed : [],
    labour: asks ? countedRupees(draft.labour) : 0,
    visit_charge: asks ? countedRupees(draft.visitCharge) : 0,
    paid: asks ? countedRupees(draft.paid) : 0,
    payment_method: draft.paymentMethod ?? 'cash',
    serial_number: asksSerial(outcome, job) ? draft.serial.trim() : '',
    is_paid_repair: asksSerial(outcome, job) && draft.isPaidRepair,
    code: confirms && !isWithout ? draft.code : '',
    no_code_reason: confirms && isWithout ? draft.noCodeReason.trim() : '',
    signature: confirms && isWithout ? draft.signature : '',
    photos: [],
  }
}

const amountText = (amount: number): string => (amount > 0 ? String(amount) : '')
