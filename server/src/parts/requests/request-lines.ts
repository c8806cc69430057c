import { m } from 'contract/messages'
import type { RequestState } from 'contract/parts/words'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { NotFound } from '../../platform/core/problems.ts'

/** A request as the actions see it. */
export interface RequestLine {
  id: number
  complaint_id: number | null
  part_id: number
  count: number
  came: number
  state: RequestState
  /** where the parts are to come: its own, or the complaint's service centre */
  centre_id: number | null
  engineer_id: number | null
  version: number
}

/**
 * The service centre to which a request's parts come: its own, or that of its complaint. It is whose staff see it. The
 * query joins both.
 */
export const CENTRE = sql<number | null>`coalesce(request.centre_id, complaint.centre_id)`

/** A request within the caller's reach, locked or not. Throws NotFound. */
export async function requestLine(
  db: Db,
  id: number,
  { reach, isLocked = false }: { reach: number | undefined; isLocked?: boolean },
): Promise<RequestLine> {
  const row = await db
    .selectFrom('part_request as request')
    .leftJoin('complaint', 'complaint.id', 'request.complaint_id')
    .select([
      'request.id',
      'request.complaint_id',
      'request.part_id',
      'request.count',
      'request.came',
      'request.state',
      CENTRE.as('centre_id'),
      'request.engineer_id',
      'request.version',
    ])
    .where('request.id', '=', id)
    .$if(reach !== undefined, (query) => query.where(CENTRE, '=', reach!))
    .$if(isLocked, (query) => query.forUpdate('request'))
    .executeTakeFirst()
  if (!row) throw new NotFound(m.requests_not_found())
  return row
}
