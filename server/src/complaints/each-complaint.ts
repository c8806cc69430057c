import type { Caller } from '../platform/core/caller.ts'
import { eachRow, type EachRow } from '../platform/core/each-row.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { expectWithinCentre } from '../platform/sessions/within-centre.ts'

/**
 * Does the same to each complaint, one after the other. Those that are refused, of another centre, or as wanted already
 * are named; `work` returns whether something changed, and `unchanged` says why nothing did.
 */
export const eachComplaint = (
  services: Services,
  user: Caller,
  ids: readonly number[],
  { work, unchanged }: { work: (id: number) => Promise<boolean>; unchanged: string },
): Promise<EachRow> =>
  eachRow(services, ids, async (id) => {
    await expectWithinCentre(services.db, user, 'complaint', id)
    if (!(await work(id))) throw new Conflict(unchanged)
  })
