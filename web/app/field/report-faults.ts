import type { FieldJob } from 'contract/field/jobs'
import type { Command } from './commands.ts'
import { VISIT_CODE_DIGITS } from 'contract/complaints/confirmations'
import { asksCode, asksMoney, asksSerial, isAmount, type Draft } from './draft.ts'
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

/** The code is complete, or there is a reason for none. */
function codeFaults({ outcome, code, isWithoutCode, noCodeReason }: Draft, job: FieldJob): ReportFaults {
  if (!asksCode(outcome, job)) return {}
  if (isWithoutCode) return noCodeReason.trim() ? {} : { no_code_reason: m.field_error_no_code_reason() }
  return code.length === VISIT_CODE_DIGITS ? {} : { code: m.field_error_code() }
}
