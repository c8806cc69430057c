import { typedRupees } from 'contract/core/texts/typed-rupees'
import type { FieldJob } from 'contract/field/jobs'
import type { Command } from './commands.ts'
import { VISIT_CODE_DIGITS } from 'contract/complaints/confirmations'
import { asksCode, asksMoney, asksSerial, type Draft } from './draft.ts'
import type { Due } from './money.ts'
import { m } from '#messages'

/** What does not fit in a report, by field as the office names it. */
export type ReportFaults = Record<string, string>

export const isReport = (command: Command): command is Extract<Command, { kind: 'report' }> => command.kind === 'report'

/** What the phone can tell before the office does, so that nobody has to go back to a customer for it. */
export function faultsIn(draft: Draft, job: FieldJob, { isTooMuch }: Due): ReportFaults {
  const { outcome, finding, note } = draft
  const faults: ReportFaults = {}
  if (outcome === '') faults['outcome'] = m.field_error_outcome()
  if (outcome === 'done' && !finding.trim() && !note.trim()) faults['finding'] = m.field_error_finding()
  if (asksSerial(outcome, job) && !draft.serial.trim() && !draft.isPaidRepair)
    faults['serial_number'] = m.field_error_serial()
  Object.assign(faults, codeFaults(draft, job))
  if (!asksMoney(outcome)) return faults
  if (!isAmount(draft.labour)) faults['labour'] = m.field_error_amount()
  if (!isAmount(draft.visitCharge)) faults['visit_charge'] = m.field_error_amount()
  if (!isAmount(draft.paid)) faults['paid'] = m.field_error_amount()
  else if (isTooMuch) faults['paid'] = m.field_error_paid()
  return faults
}

const isAmount = (typed: string): boolean => typedRupees(typed) !== undefined

/** What does not fit at a field, or in one of its lines. */
export const faultOf = (faults: ReportFaults, field: string): string | undefined =>
  Object.entries(faults).find(([name]) => isOf(name, field))?.[1]

/** What does not fit elsewhere, once something was typed in these fields. */
export const faultsBeside = (faults: ReportFaults, fields: readonly string[]): ReportFaults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !fields.some((field) => isOf(name, field))))

/** The office names what is wrong in a line by the line, `needed.0.count`. */
const isOf = (name: string, field: string): boolean => name === field || name.startsWith(`${field}.`)

/** The code is complete, or there is a reason for none and the customer signed. */
function codeFaults({ outcome, code, isWithoutCode, noCodeReason, signature }: Draft, job: FieldJob): ReportFaults {
  if (!asksCode(outcome, job)) return {}
  if (!isWithoutCode) return code.length === VISIT_CODE_DIGITS ? {} : { code: m.field_error_code() }
  return {
    ...(!noCodeReason.trim() && { no_code_reason: m.field_error_no_code_reason() }),
    ...(!signature && { signature: m.field_error_signature() }),
  }
}
