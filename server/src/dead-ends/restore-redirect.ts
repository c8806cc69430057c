import { m } from 'contract/messages'
import { pathOf } from 'contract/dead-ends/words'
import { isoDay } from 'contract/core/dates/nepal-time'
import { Conflict } from '../platform/core/problems.ts'
import { defineRestoration } from '../platform/deletions/define-restoration.ts'
import { keepOnList, lockRedirects, redirectsChanged } from './save-redirect.ts'

/** Restores a redirect unless its target is redirected itself by now. */
export const restoreRedirect = defineRestoration('redirect', {
  taken: m.dead_ends_address_redirected_again,
  inside: async (tx, { path, target }, at) => {
    await lockRedirects(tx)
    const [from, to] = [String(path), pathOf(String(target))]
    const chained = await tx.selectFrom('redirect').select('path').where('path', '=', to).executeTakeFirst()
    if (chained) throw new Conflict(m.dead_ends_target_since_redirected_itself())
    await keepOnList(tx, from, isoDay(at), at)
  },
  done: redirectsChanged,
})
