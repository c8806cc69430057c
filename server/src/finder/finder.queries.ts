import { sql } from 'kysely'
import { may, type Role } from 'contract/core/access'
import { FINDER_LETTERS } from 'contract/finder/words'
import { type Hit } from 'contract/finder/endpoints'
import type { Db } from '../core/db.ts'
import { NEEDED, searchesFor } from './searches.ts'
import { firstHits } from './stages.ts'

/** Records with this name or number that a role may see, by kind, best first; in one statement. */
export async function findByText(db: Db, role: Role, text: string): Promise<Hit[]> {
  if (text.length < FINDER_LETTERS) return []
  const searches = searchesFor(text).filter(({ kind }) => may(role, NEEDED[kind]))
  if (searches.length === 0) return []
  const { rows } = await sql<Hit>`${sql.join(searches.map(firstHits), sql` union all `)}`.execute(db)
  return rows
}
