import { m } from 'contract/messages'
import { ENGINEER_FIELDS } from 'contract/engineers/words'
import { meeting } from '../platform/database/meeting.ts'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import type { Pagination } from 'contract/core/fields'
import type { Absence, Engineer } from 'contract/engineers/endpoints'
import type { ENGINEER_SORTS } from 'contract/engineers/words'
import type { OrderBy } from 'contract/core/order'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { byName } from '../platform/database/by-name.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { containing } from '../platform/database/containing.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { withinReach } from '../platform/database/within-reach.ts'

type EngineerSort = (typeof ENGINEER_SORTS)[number]

export interface EngineerFilter {
  sort?: OrderBy<EngineerSort> | undefined
  /** part of name or phone */
  search?: string | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
  centre_id?: number | undefined
  /** the centre to whose engineers the caller is kept */
  reach?: number | undefined
  active?: boolean | undefined
  has_account?: boolean | undefined
}

const ASKED = { centre_id: sql`engineer.centre_id`, name: sql`engineer.name`, phone: sql`engineer.phone` }

/** One page of what the filters find, by default by name; those who have left come last. */
export async function pageOfEngineers(
  db: Db,
  { search, centre_id, reach, active, has_account, where, sort, ...page }: EngineerFilter & PageRequest,
  today: string,
): Promise<{ data: Engineer[]; pagination: Pagination }> {
  const found = db
    .selectFrom('engineer')
    .innerJoin('service_point', 'service_point.id', 'engineer.centre_id')
    .$if(!!search, (query) => query.where(containing(sql`engineer.name || ' ' || engineer.phone`, search!)))
    .$if(centre_id !== undefined, (query) => query.where('engineer.centre_id', '=', centre_id!))
    .where(withinReach('engineer.centre_id', reach))
    .where(meeting(where, ENGINEER_FIELDS, ASKED))
    .$if(has_account !== undefined, (query) => query.where('engineer.account_id', has_account ? 'is not' : 'is', null))
    .$if(active !== undefined, (query) => query.where('engineer.active', '=', active!))
  const ids = inOrder(found.select('engineer.id'), sort).limit(page.per_page).offset(offsetOf(page))
  const [data, { total }] = await Promise.all([
    inOrder(engineers(db, today), sort).where('engineer.id', 'in', ids).execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

const OPEN_VISITS = sql<number>`(
  select count(*)::int from complaint
  where engineer_id = engineer.id and visit_date is not null and status not in (${sql.join(CLOSED_STATUSES)}))`

const inOrder = orderOf<EngineerSort>({
  id: 'engineer.id',
  by: {
    name: byName('engineer.name'),
    centre: [byName('service_point.name'), byName('engineer.name')],
    open_visits: OPEN_VISITS,
    state: [sql`not engineer.active`, byName('engineer.name')],
  },
  usual: 'state',
})

/** One engineer. Throws NotFound. */
export async function getEngineer(db: Db, id: number, today: string): Promise<Engineer> {
  const row = await engineers(db, today).where('engineer.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.engineers_engineer_not_found())
  return row
}

const engineers = (db: Db, today: string) =>
  db
    .selectFrom('engineer')
    .innerJoin('service_point', 'service_point.id', 'engineer.centre_id')
    .select([
      'engineer.id',
      'engineer.name',
      'engineer.phone',
      'engineer.centre_id',
      'service_point.name as centre_name',
      'engineer.days_off',
      'engineer.active',
      'engineer.version',
      'engineer.created_at as date_joined',
      sql<number[]>`array(select id from category where id = any(engineer.skills) order by name)`.as('skills'),
      sql<string[]>`array(select name from category where id = any(engineer.skills) order by name)`.as('skill_names'),
      sql<Absence[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'first_day', first_day, 'last_day', last_day,
          'reason', reason) order by first_day, id), '[]')
        from engineer_absence where engineer_id = engineer.id and last_day >= ${today}::date)`.as('absences'),
      OPEN_VISITS.as('open_visits'),
      sql<boolean>`engineer.account_id is not null`.as('has_account'),
    ])
