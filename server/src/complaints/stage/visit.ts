import { counted } from 'contract/core/wording'
import { stateText } from '../../platform/core/state-text.ts'
import { m } from 'contract/messages'
import { windowText, type VisitWindow } from 'contract/complaints/visit-windows'
import { CLOSED_STATUSES, isClosed } from 'contract/complaints/words'
import { today } from '../../platform/core/clock.ts'
import { Invalid, Problem } from '../../platform/core/problems.ts'
import type { Db } from '../../platform/core/db.ts'
import type { EngineerLine } from '../../engineers/lock-engineer.ts'
import type { Services } from '../../platform/core/services.ts'
import { technicianOf } from './technician-of.ts'
import { recordActivity } from '../complaint-log.ts'
import { dayText } from '../../platform/core/format.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { keepVisitCode } from '../visit-reports/visit-code.ts'

/** The technician and day of a visit. Undefined fields stay; empty ones are cleared. */
export interface VisitChange {
  technician?: string | undefined
  technician_contact?: string | undefined
  visit_date?: string | undefined
  visit_window?: VisitWindow | undefined
  /** chosen instead of typed: name and number are theirs; null for nobody */
  engineer?: EngineerLine | null | undefined
  /** how many other visits the engineer had in that window of the day, as staff saw it */
  seen_load?: number | undefined
  /** the visit staff saw when they changed it */
  seen_technician?: string | undefined
  seen_technician_contact?: string | undefined
  seen_visit_date?: string | undefined
  seen_visit_window?: string | undefined
}

const FIELDS = ['technician', 'technician_contact', 'visit_date', 'visit_window'] as const

/**
 * Returns the columns of a changed visit and records it as activity; nothing if it is unchanged. Throws Invalid for a
 * past day, Conflict when the complaint is closed or someone else was first. The caller has locked the complaint.
 */
export async function changeVisit(
  tx: Db,
  { clock }: Services,
  complaint: ComplaintLine,
  given: VisitChange & { by: string },
) {
  const { engineer } = given
  const form = engineer === undefined ? given : { ...given, ...technicianOf(engineer) }
  const before = visitOf(complaint)
  const chosen = FIELDS.filter((field) => isChosen(form[field], form[`seen_${field}`], before[field]))
  const isAssigned = engineer !== undefined && (engineer?.id ?? null) !== complaint.engineer_id
  if (chosen.length === 0 && !isAssigned) return {}
  const changed = { ...before, ...Object.fromEntries(chosen.map((field) => [field, form[field]])) }
  const after = { ...changed, visit_window: changed.visit_date === '' ? ('' as const) : changed.visit_window }
  if (isClosed(complaint.status))
    refuse(
      chosen[0] ?? 'technician',
      'complaint_closed',
      m.complaints_complaint_no_visit_planned({ state: stateText(complaint.status) }),
    )
  const overtaken = FIELDS.find((field) => isOvertaken(form[`seen_${field}`], before[field]))
  if (overtaken)
    refuse(overtaken, 'visit_changed', m.complaints_someone_changed_visit_meantime({ visit: visitInWords(before) }))
  if (chosen.includes('visit_date') && after.visit_date !== '' && after.visit_date < today(clock))
    throw new Invalid({ visit_date: m.complaints_visit_date_cannot_past() })
  if (engineer && after.visit_date !== '') await refuseTakenWindow(tx, complaint.id, engineer, { ...given, ...after })
  await keepVisitCode(tx, complaint.id, after.visit_date !== '')
  const text = visitInWords(after)
  await recordActivity(tx, { complaint_id: complaint.id, kind: 'visit', text, by_name: form.by, at: clock.now() })
  return {
    ...after,
    visit_date: after.visit_date || null,
    engineer_id: engineerOf(complaint, engineer, after),
    // An engineer brings their centre along where none has been chosen.
    ...(engineer && !complaint.centre_chosen && { centre_id: engineer.centre_id, centre_chosen: true }),
  }
}

/** A typed name is nobody of the list, unless it is the engineer's still. */
const engineerOf = (
  complaint: ComplaintLine,
  engineer: EngineerLine | null | undefined,
  { technician }: { technician: string },
): number | null => {
  if (engineer !== undefined) return engineer?.id ?? null
  return technician === complaint.technician ? complaint.engineer_id : null
}

/** Of several who give an engineer a visit at the same time one wins; the others see the new number first. */
async function refuseTakenWindow(
  tx: Db,
  id: number,
  engineer: EngineerLine,
  {
    visit_date,
    visit_window,
    seen_load,
  }: { visit_date: string; visit_window: VisitWindow; seen_load?: number | undefined },
): Promise<void> {
  if (seen_load === undefined) return
  const { load } = await tx
    .selectFrom('complaint')
    .select(({ fn }) => fn.countAll<number>().as('load'))
    .where('engineer_id', '=', engineer.id)
    .where('visit_date', '=', visit_date)
    .where('visit_window', '=', visit_window)
    .where('status', 'not in', CLOSED_STATUSES)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  if (load === seen_load) return
  refuse(
    'engineer_id',
    'load_changed',
    m.complaints_someone_changed_visits_meantime_time_now({ who: engineer.name, n: counted(load) }),
  )
}

type Visit = Pick<ComplaintLine, 'technician' | 'technician_contact' | 'visit_date' | 'visit_window'>

/** Technician, number and day; empty if there is none. */
export const visitOf = ({ technician, technician_contact, visit_date, visit_window }: Visit) => ({
  technician,
  technician_contact,
  visit_date: visit_date ?? '',
  visit_window,
})

/** Changed by the user: given, different from the stored value, and not just echoed by the form. */
const isChosen = (given: string | undefined, seen: string | undefined, now: string) =>
  given !== undefined && given !== now && given !== seen

const isOvertaken = (seen: string | undefined, now: string) => seen !== undefined && seen !== now

export function visitInWords({
  technician,
  technician_contact,
  visit_date,
  visit_window,
}: Omit<ReturnType<typeof visitOf>, 'visit_window'> & { visit_window: string }): string {
  const who = [technician, technician_contact].filter(Boolean).join(', ')
  const when = visit_date && `on ${dayText(visit_date)}${visit_window && `, ${windowText(visit_window)}`}`
  return [who, when].filter(Boolean).join(' ') || 'no visit is planned'
}

function refuse(field: string, code: string, message: string): never {
  throw new Problem(409, code, message, { errors: { [field]: message } })
}
