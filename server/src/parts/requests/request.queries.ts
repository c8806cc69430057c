import { m } from 'contract/messages'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import type { PartRequest } from 'contract/parts/requests'
import { isOpenRequest, REQUEST_STATES, type REQUEST_SORTS, type RequestState } from 'contract/parts/words'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { NotFound } from '../../platform/core/problems.ts'
import { byName } from '../../platform/database/by-name.ts'
import { containing } from '../../platform/database/containing.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { byState, orderOf } from '../../platform/database/order-of.ts'
import { offsetOf, paginationOf, type PageRequest } from '../../platform/database/page-of.ts'
import { CENTRE } from './request-lines.ts'

export interface RequestFilter {
  state?: RequestState | undefined
  open?: boolean | undefined
  centre_id?: number | undefined
  part_id?: number | undefined
  complaint_id?: number | undefined
  search?: string | undefined
  sort?: OrderBy<(typeof REQUEST_SORTS)[number]> | undefined
  /** the service centre to whose requests the caller is kept */
  reach: number | undefined
}

const OPEN_STATES = REQUEST_STATES.filter(isOpenRequest)

/** One page of what the filters find, by default the one that waits longest first. */
export async function pageOfRequests(
  db: Db,
  { sort, ...filter }: RequestFilter & PageRequest,
): Promise<{ data: PartRequest[]; pagination: Pagination }> {
  const ids = inOrder(found(db, filter).select('request.id'), sort).limit(filter.per_page).offset(offsetOf(filter))
  const [data, { total }] = await Promise.all([
    inOrder(requests(db, filter.reach), sort).where('request.id', 'in', ids).execute(),
    found(db, filter)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(filter, total) }
}

/** How many there are in each state. */
export async function countRequests(db: Db, filter: RequestFilter): Promise<Record<RequestState, number>> {
  const rows = await found(db, filter)
    .select(['request.state', sql<number>`count(*)::int`.as('total')])
    .groupBy('request.state')
    .execute()
  const totalOf = (state: RequestState) => rows.find((row) => row.state === state)?.total ?? 0
  return Object.fromEntries(REQUEST_STATES.map((state) => [state, totalOf(state)])) as Record<RequestState, number>
}

/** One request within the caller's reach. Throws NotFound. */
export async function getRequest(db: Db, id: number, reach: number | undefined): Promise<PartRequest> {
  const row = await requests(db, reach)
    .where('request.id', '=', id)
    .$if(reach !== undefined, (query) => query.where(CENTRE, '=', reach!))
    .executeTakeFirst()
  if (!row) throw new NotFound(m.requests_not_found())
  return row
}

const joined = (db: Db) =>
  db
    .selectFrom('part_request as request')
    .innerJoin('part', 'part.id', 'request.part_id')
    .leftJoin('complaint', 'complaint.id', 'request.complaint_id')

const found = (db: Db, { state, open, centre_id, part_id, complaint_id, search, reach }: RequestFilter) =>
  joined(db)
    .$if(state !== undefined, (query) => query.where('request.state', '=', state!))
    .$if(open === true, (query) => query.where('request.state', 'in', OPEN_STATES))
    .$if(open === false, (query) => query.where('request.state', 'not in', OPEN_STATES))
    .$if(centre_id !== undefined, (query) => query.where(CENTRE, '=', centre_id!))
    .$if(part_id !== undefined, (query) => query.where('request.part_id', '=', part_id!))
    .$if(complaint_id !== undefined, (query) => query.where('request.complaint_id', '=', complaint_id!))
    .$if(!!search, (query) =>
      query.where(
        containing(
          sql`part.number || ' ' || part.name || ' ' || part.name_ne || ' ' || coalesce(complaint.job_no, '')`,
          search!,
        ),
      ),
    )
    .$if(reach !== undefined, (query) => query.where(CENTRE, '=', reach!))

const requests = (db: Db, reach: number | undefined) =>
  joined(db)
    .leftJoin('engineer', 'engineer.id', 'request.engineer_id')
    .leftJoin('service_point as centre', (join) => join.on(sql<boolean>`centre.id = ${CENTRE}`))
    .select([
      'request.id',
      'request.complaint_id',
      sql<string>`coalesce(complaint.job_no, '')`.as('job_no'),
      sql<string>`coalesce(complaint.model_name, '')`.as('model_name'),
      sql<boolean>`coalesce(complaint.status in (${sql.join(CLOSED_STATUSES)}), false)`.as('is_closed'),
      'request.part_id',
      'part.number',
      'part.name as part_name',
      'part.name_ne as part_name_ne',
      'request.count',
      'request.came',
      'request.state',
      sql<string>`case when engineer.id is not null then 'bag-' || engineer.id
        when centre.id is not null then 'centre-' || centre.id else '' end`.as('place'),
      sql<string>`coalesce(engineer.name, centre.name, '')`.as('place_name'),
      'centre.id as centre_id',
      sql<string>`coalesce(centre.name, '')`.as('centre_name'),
      (reach === undefined
        ? sql<number | null>`coalesce((select stock.count from part_stock as stock
            where stock.part_id = part.id and stock.place = 'office' and not stock.is_defective), 0)`
        : sql<number | null>`null::int`
      ).as('at_office'),
      sql<string>`(select ${isoTime(sql<string>`min(at)`)} from part_request_step where request_id = request.id)`.as(
        'asked_at',
      ),
      'request.changed_at as since',
      sql<PartRequest['steps']>`(
        select coalesce(json_agg(json_build_object('state', step.state, 'at', ${isoTime(sql<string>`step.at`)},
          'by_name', step.by_name, 'note', step.note, 'with_complaint', step.with_complaint) order by step.id), '[]')
        from part_request_step as step where step.request_id = request.id)`.as('steps'),
      'request.version',
    ])

const inOrder = orderOf<(typeof REQUEST_SORTS)[number]>({
  id: 'request.id',
  by: {
    part: byName('part.name'),
    state: byState('request.state', REQUEST_STATES),
    since: sql`request.changed_at`,
    created: [],
  },
  usual: 'since',
})

/** What is on its way for a complaint, or asked for, as its customer reads it; nothing of what was refused or used. */
export async function partsForCustomer(db: Db, complaintId: number) {
  return db
    .selectFrom('part_request as request')
    .innerJoin('part', 'part.id', 'request.part_id')
    .select(['part.name', 'part.name_ne', 'request.state', 'request.changed_at as since'])
    .where('request.complaint_id', '=', complaintId)
    .where('request.state', 'in', OPEN_STATES)
    .orderBy('request.id')
    .execute()
}
