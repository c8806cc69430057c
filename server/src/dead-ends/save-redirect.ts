import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { deadEnds } from 'contract/dead-ends/endpoints'
import { pathOf } from 'contract/dead-ends/words'
import { sql } from 'kysely'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { today } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { REDIRECTS } from './redirect.tags.ts'

/**
 * Sets where an address leads that leads nowhere by itself; without a target it leads nowhere again. The address stays
 * on the list of dead ends as long as it is redirected. Throws Invalid where the target is redirected itself.
 */
export async function saveRedirect(
  services: Services,
  user: Caller,
  { path, target }: Input<typeof deadEnds.redirect>['body'],
): Promise<void> {
  const { db, clock } = services
  await db.transaction().execute(async (tx) => {
    await lockRedirects(tx)
    const before = await tx.selectFrom('redirect').selectAll().where('path', '=', path).executeTakeFirst()
    if (target === (before?.target ?? '')) return
    const at = clock.now()
    if (target === '') {
      await endRedirects(tx, user, [path], at)
      return
    }
    await refuseChain(tx, target)
    const after = await tx
      .insertInto('redirect')
      .values({ path, target, created_at: at })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ target }))
      .returningAll()
      .executeTakeFirstOrThrow()
    await keepOnList(tx, path, today(clock), at)
    await recordAudit(tx, { actor: user, action: 'redirect.save', subject: subjectOf(after), before, after, at })
  })
  await redirectsChanged(services)
}

/** Ends the redirects of these paths within a transaction, and returns how many there were. Call `redirectsChanged` after it. */
export async function endRedirects(tx: Db, user: Caller, paths: readonly string[], at: Date): Promise<number> {
  if (paths.length === 0) return 0
  const ended = await tx.deleteFrom('redirect').where('path', 'in', paths).returningAll().execute()
  for (const before of ended)
    await recordAudit(tx, { actor: user, action: 'redirect.delete', subject: subjectOf(before), before, at })
  return ended.length
}

/** This process knows them before the others hear of it. */
export async function redirectsChanged({ redirects, cache }: Services): Promise<void> {
  await redirects.reload()
  await cache.drop([REDIRECTS])
}

const subjectOf = ({ id }: { id: number }) => ({ table: 'redirect', id }) as const

/** One at a time: two together could lead to each other. */
export const lockRedirects = (tx: Db) => sql`lock table redirect in share row exclusive mode`.execute(tx)

/** The list of dead ends shows an address as long as it is redirected. */
export async function keepOnList(tx: Db, path: string, day: string, at: Date) {
  await tx
    .insertInto('dead_end')
    .values({ day, path, last_at: at })
    .onConflict((conflict) => conflict.columns(['day', 'path']).doNothing())
    .execute()
}

async function refuseChain(tx: Db, target: string) {
  const next = await tx.selectFrom('redirect').select('target').where('path', '=', pathOf(target)).executeTakeFirst()
  if (next) throw new Invalid({ target: m.dead_ends_address_itself_redirected({ path: next.target }) })
}
