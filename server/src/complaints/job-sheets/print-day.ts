import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { FileReply } from 'contract/core/endpoint'
import type { Locale } from 'contract/core/locale'
import { JOB_SHEETS_MAX } from 'contract/complaints/words'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { listEngineersOnDay } from '../../engineers/engineers-on-day.queries.ts'
import { listVisitsOn } from '../assignment/assignment.queries.ts'
import { printJobSheets } from './print-job-sheets.ts'

interface Wanted {
  user: Caller
  day: string
  engineer_id?: number | undefined
  technician?: string | undefined
  locale: Locale
}

/** The open visits of one engineer on a day: a list, then their sheets. Throws Conflict without visits, or beyond what one print holds. */
export async function printDay(
  services: Services,
  { user, day, engineer_id, technician = '', locale }: Wanted,
): Promise<FileReply> {
  const { db } = services
  const reach = reachOf(user)
  const [all, engineers] = await Promise.all([listVisitsOn(db, day, reach), listEngineersOnDay(db, day, { reach })])
  const visits = all.filter((visit) =>
    engineer_id ? visit.engineer_id === engineer_id : visit.engineer_id === null && visit.technician === technician,
  )
  const [first] = visits
  if (!first) throw new Conflict(m.complaints_no_visits_day_any_more())
  if (visits.length > JOB_SHEETS_MAX)
    throw new Conflict(m.complaints_most_job_sheets_once({ n: counted(JOB_SHEETS_MAX) }))
  const centre = engineers.find(({ id }) => id === engineer_id)?.centre_name ?? ''
  const { technician_contact } = first
  return printJobSheets(services, {
    user,
    ids: visits.map(({ id }) => id),
    locale,
    filename: `visits-${day}.pdf`,
    day: { day, technician: first.technician, technician_contact, centre },
  })
}
