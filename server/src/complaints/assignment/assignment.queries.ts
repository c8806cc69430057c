import { m } from 'contract/messages'
import type { AssignmentChoices, DayVisit } from 'contract/complaints/assignments'
import type { VisitWindow } from 'contract/complaints/visit-windows'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { sql } from 'kysely'
import { daysLater } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import { NotFound } from '../../platform/core/problems.ts'
import { byName } from '../../platform/database/by-name.ts'
import { listStaffWho } from '../staff.queries.ts'
import { centreFor } from './centre-for.ts'
import { categoryOfModel, farnessOf, findFreeVisit, listOffered } from './offered-engineers.queries.ts'
import { withinReach } from '../../platform/database/within-reach.ts'

/**
 * Whom a complaint can be given to, the likely ones first, with their visits on a day. Without a day it is that of the
 * first visit that suits, from the day the customer wishes or tomorrow, and this visit is proposed; of a complaint that
 * has neither service centre nor engineer none is. Throws NotFound.
 */
export async function getAssignmentChoices(
  db: Db,
  id: number,
  { day, today, reach }: { day?: string | undefined; today: string; reach?: number | undefined },
): Promise<AssignmentChoices> {
  const complaint = await findSubject(db, id)
  if (!complaint) throw new NotFound(m.core_complaint_not_found())
  const own = await centreFor(db, complaint)
  const suiting = { ...complaint, id, reach, centre_id: complaint.centre_id ?? own?.id }
  const { wished_day: wished } = complaint
  // Without a service centre anybody could be hundreds of kilometres away.
  const free =
    day || (suiting.centre_id === undefined && complaint.engineer_id === null)
      ? undefined
      : await findFreeVisit(db, suiting, wished && wished >= today ? wished : daysLater(today, 1))
  const counted = day ?? free?.day ?? today
  const distance = (centre: { serves: boolean; district: string }) =>
    centre.serves ? 0 : farnessOf(centre.district, complaint.district)
  const [centres, engineers, staff] = await Promise.all([
    listCentres(db, reach),
    free?.engineers ?? listOffered(db, suiting, counted),
    listStaffWho(db, 'complaints.write', reach),
  ])
  return {
    centres: centres
      .map((centre) => ({ ...centre, serves: centre.id === own?.id }))
      .toSorted((one, other) => distance(one) - distance(other)),
    engineers,
    staff: staff.map(({ id, name, role }) => ({ id, name, role })),
    day: counted,
    proposed: free?.visit ?? null,
  }
}

/** The visits of a day that are not done, by window. */
export const listVisitsOn = (db: Db, day: string, reach?: number): Promise<DayVisit[]> =>
  db
    .selectFrom('complaint')
    .select([
      'id',
      'engineer_id',
      'technician',
      'technician_contact',
      sql<VisitWindow>`visit_window`.as('window'),
      'customer_name',
      'customer_contact as customerContact',
      'customer_address as customerAddress',
      'zone',
      'area',
      'district',
      'local_level',
      'ward',
      'model_name',
      'problem_type',
      'status',
    ])
    .where('visit_date', '=', day)
    .where(withinReach('centre_id', reach))
    .where('status', 'not in', CLOSED_STATUSES)
    .orderBy(sql`technician`)
    .orderBy(sql`visit_window = ''`)
    .orderBy('visit_window')
    .orderBy('district')
    .orderBy('local_level')
    .orderBy('area')
    .orderBy('id')
    .execute()

const findSubject = (db: Db, id: number) =>
  db
    .selectFrom('complaint')
    .select([
      'customer_id',
      'zone',
      'district',
      'centre_id',
      'engineer_id',
      'wished_day',
      categoryOfModel.as('category_id'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** The service centres by name. */
export const listCentres = (db: Db, reach: number | undefined) =>
  db
    .selectFrom('service_point')
    .select(['id', 'name', 'district'])
    .where('kind', '=', 'service_centre')
    .where(withinReach('id', reach))
    .orderBy(byName('name'))
    .orderBy('id')
    .execute()
