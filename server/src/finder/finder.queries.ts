import { sql } from 'kysely'
import { may } from 'contract/core/access'
import { FINDER_COUNTED, FINDER_HITS, FINDER_LETTERS } from 'contract/finder/words'
import type { Hit, Total } from 'contract/finder/endpoints'
import { reachOf, type SignedIn } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { NEEDED, searchesFor } from './searches.ts'
import { countOf, firstHits, type Search } from './stages.ts'

/** Records with this name or number that a role may see, by kind, best first; counted where more match than are shown. */
export async function findByText(db: Db, user: SignedIn, text: string): Promise<{ data: Hit[]; totals: Total[] }> {
  const searches =
    text.length < FINDER_LETTERS ? [] : searchesFor(text, reachOf(user)).filter(({ kind }) => may(user, NEEDED[kind]))
  if (searches.length === 0) return { data: [], totals: [] }
  const { rows } = await sql<Hit>`${sql.join(searches.map(firstHits), sql` union all `)}`.execute(db)
  const isFull = ({ kind }: Search) => rows.filter((hit) => hit.kind === kind).length === FINDER_HITS
  return { data: rows, totals: await totalsOf(db, searches.filter(isFull)) }
}

async function totalsOf(db: Db, searches: readonly Search[]): Promise<Total[]> {
  if (searches.length === 0) return []
  const counts = searches.map((search) => countOf(search, FINDER_COUNTED))
  const { rows } = await sql<Total>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows.filter(({ total }) => total > FINDER_HITS)
}
