import { CLOSED_STATUSES, type VisitStep } from 'contract/complaints/words'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { isoTime } from '../../platform/database/iso-time.ts'

interface Step {
  complaintId: number
  engineer: { id: number; name: string }
  step: VisitStep
  at: Date
}

/** Keeps that an engineer set out or arrived. */
export async function recordStep(tx: Db, { complaintId, engineer, step, at }: Step): Promise<void> {
  await tx
    .insertInto('visit_step')
    .values({ complaint_id: complaintId, engineer_id: engineer.id, engineer_name: engineer.name, step, at })
    .execute()
}

interface Visit {
  reportId: number
  complaintId: number
  engineerId: number | null
  day: string
}

/** What the engineer told of a visit on that day goes with its report. */
export async function endSteps(tx: Db, { reportId, complaintId, engineerId, day }: Visit): Promise<void> {
  await tx
    .updateTable('visit_step')
    .set({ report_id: reportId })
    .where('complaint_id', '=', complaintId)
    .where('engineer_id', '=', engineerId)
    .where('report_id', 'is', null)
    .where(isOn(day))
    .execute()
}

const isOn = (day: string) => sql<boolean>`(visit_step.at at time zone 'Asia/Kathmandu')::date = ${day}::date`

/** A query part: when the engineer of a complaint last took a step of a visit that is not reported, on a day; empty if not. */
export const stepTaken = (step: VisitStep, day: string): RawBuilder<string> => sql<string>`coalesce((
  select max(${isoTime(sql<string>`visit_step.at`)}) from visit_step
  where visit_step.complaint_id = complaint.id and visit_step.engineer_id = complaint.engineer_id
    and visit_step.step = ${sql.lit(step)} and visit_step.report_id is null and ${isOn(day)}), '')`

/** A query part: the same of the visit of a report. */
export const stepReported = (step: VisitStep): RawBuilder<string> => sql<string>`coalesce((
  select max(${isoTime(sql<string>`visit_step.at`)}) from visit_step
  where visit_step.report_id = visit_report.id and visit_step.step = ${sql.lit(step)}), '')`

/** How far the technician of an open complaint has got today, as its customer reads it; both empty before, and after the report. */
export async function visitUnderWay(
  db: Db,
  complaintId: number,
  today: string,
): Promise<{ visit_step: VisitStep | ''; visit_step_at: string }> {
  const row = await db
    .selectFrom('complaint')
    .select([stepTaken('set_out', today).as('set_out_at'), stepTaken('arrived', today).as('arrived_at')])
    .where('id', '=', complaintId)
    .where('status', 'not in', CLOSED_STATUSES)
    // Nobody is on the way to a visit that was moved to a later day meanwhile.
    .where((eb) => eb.or([eb('visit_date', 'is', null), eb('visit_date', '<=', today)]))
    .executeTakeFirst()
  const { set_out_at = '', arrived_at = '' } = row ?? {}
  if (arrived_at !== '' && arrived_at >= set_out_at) return { visit_step: 'arrived', visit_step_at: arrived_at }
  return { visit_step: set_out_at === '' ? '' : 'set_out', visit_step_at: set_out_at }
}

/** What engineers told on the way to a complaint, the first one first. */
export const stepsTold = (db: Db, complaintId: number) =>
  db
    .selectFrom('visit_step')
    .select(['id', 'step as kind', 'engineer_name as by', 'at'])
    .where('complaint_id', '=', complaintId)
    .orderBy('at')
    .orderBy('id')
    .execute()
