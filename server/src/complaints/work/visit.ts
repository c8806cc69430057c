import { today } from '../../core/clock.ts'
import { Invalid, Problem } from '../../core/problems.ts'
import type { Db } from '../../core/db.ts'
import type { Services } from '../../services.ts'
import { isFinal } from './complaint-status.ts'
import { recordActivity } from '../complaint-log.ts'
import { dayText } from '../../core/format.ts'
import type { ComplaintLine } from '../lock-complaint.ts'

/** Who comes and when. Undefined fields stay; empty ones are cleared. */
export interface VisitChange {
  technician?: string | undefined
  technician_contact?: string | undefined
  visit_date?: string | undefined
  /** the visit staff saw when they changed it */
  seen_technician?: string | undefined
  seen_technician_contact?: string | undefined
  seen_visit_date?: string | undefined
}

const FIELDS = ['technician', 'technician_contact', 'visit_date'] as const

/**
 * Returns the columns of a changed visit and records it as activity; nothing if it is unchanged. Throws Invalid for a
 * past day, Conflict when the complaint is closed or someone else was first. The caller has locked the complaint.
 */
export async function changeVisit(
  tx: Db,
  { clock }: Services,
  complaint: ComplaintLine,
  form: VisitChange & { by: string },
) {
  const before = visitOf(complaint)
  const chosen = FIELDS.filter((field) => isChosen(form[field], form[`seen_${field}`], before[field]))
  if (chosen.length === 0) return {}
  const after = { ...before, ...Object.fromEntries(chosen.map((field) => [field, form[field]])) }
  if (isFinal(complaint.status))
    refuse(
      chosen[0]!,
      'complaint_closed',
      `This complaint is ${complaint.status.toLowerCase()}: no visit can be planned`,
    )
  const overtaken = FIELDS.find((field) => isOvertaken(form[`seen_${field}`], before[field]))
  if (overtaken)
    refuse(overtaken, 'visit_changed', `Someone changed the visit in the meantime: ${visitInWords(before)}`)
  if (chosen.includes('visit_date') && after.visit_date !== '' && after.visit_date < today(clock))
    throw new Invalid({ visit_date: 'Visit date cannot be in the past' })
  const text = visitInWords(after)
  await recordActivity(tx, { complaint_id: complaint.id, kind: 'visit', text, by_name: form.by, at: clock.now() })
  return { ...after, visit_date: after.visit_date || null }
}

/** Technician, number and day; empty if there is none. */
export const visitOf = ({ technician, technician_contact, visit_date }: ComplaintLine) => ({
  technician,
  technician_contact,
  visit_date: visit_date ?? '',
})

/** Changed by the user: given, different from the stored value, and not just echoed by the form. */
const isChosen = (given: string | undefined, seen: string | undefined, now: string) =>
  given !== undefined && given !== now && given !== seen

const isOvertaken = (seen: string | undefined, now: string) => seen !== undefined && seen !== now

function visitInWords({ technician, technician_contact, visit_date }: ReturnType<typeof visitOf>): string {
  const who = [technician, technician_contact].filter(Boolean).join(', ')
  const when = visit_date && `on ${dayText(visit_date)}`
  return [who, when].filter(Boolean).join(' ') || 'no visit is planned'
}

function refuse(field: string, code: string, message: string): never {
  throw new Problem(409, code, message, { errors: { [field]: message } })
}
