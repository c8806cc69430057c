import type { UsedTag } from 'contract/complaints/tags'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { withinReach } from '../../platform/database/within-reach.ts'

/** More would be too many to choose from. */
const OFFERED = 200

/** The tags that complaints have, or those of one service centre, the most used first. */
export async function listUsedTags(db: Db, reach?: number): Promise<UsedTag[]> {
  const { rows } = await sql<UsedTag>`
    select tag, count(*)::int as complaints from complaint, unnest(tags) as tag
    where tags <> '{}' and ${withinReach('centre_id', reach)}
    group by tag order by complaints desc, tag limit ${OFFERED}`.execute(db)
  return rows
}
