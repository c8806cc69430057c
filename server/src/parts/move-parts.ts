import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { countForm, receiptForm, transferForm, writeOffForm } from 'contract/parts/stock'
import type { z } from 'zod'
import { reachOf, type Caller } from '../platform/core/caller.ts'
import { Invalid, Problem } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { enterMove, lockParts, stockAt, type Change } from './enter-move.ts'
import { placeNamed } from './places.queries.ts'

type Receipt = z.output<typeof receiptForm>
type Transfer = z.output<typeof transferForm>
type WriteOff = z.output<typeof writeOffForm>
type Count = z.output<typeof countForm>

/**
 * Each of these is one act of the ledger in one transaction, and returns how many entries it made. They throw Invalid, a
 * Problem 403 for places of another centre, and 409 where there are fewer than leave or the place is gone.
 */

/** Parts that came from a supplier. */
export const receiveParts = ({ db, clock }: Services, user: Caller, form: Receipt): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const parts = await lockParts(tx, idsOf(form))
    const place = await placeNamed(tx, form.place, { reach: reachOf(user), field: 'place' })
    const unwanted = [...parts.values()].find(({ active }) => !active)
    if (unwanted) throw new Invalid({ lines: m.parts_inactive({ part: unwanted.name }) })
    return enterMove(
      tx,
      user,
      { kind: 'received', ...act(form), at: clock.now() },
      inOrder(form.lines.map(({ part_id, count }) => ({ part_id, place, is_defective: false, change: count }))),
    )
  })

/** Parts that went from one place to another. Staff of a service centre take from their own places only, and give to those and to the head office. */
export const transferParts = ({ db, clock }: Services, user: Caller, form: Transfer): Promise<number> =>
  db.transaction().execute(async (tx) => {
    if (form.from === form.to) throw new Invalid({ to: m.parts_same_place() })
    await lockParts(tx, idsOf(form))
    const reach = reachOf(user)
    const from = await placeNamed(tx, form.from, { reach, field: 'from' })
    const to = await placeNamed(tx, form.to, { reach, field: 'to', isOfficeToo: true })
    const { is_defective } = form
    return enterMove(
      tx,
      user,
      { kind: 'moved', ...act(form), at: clock.now() },
      inOrder(
        form.lines.flatMap(({ part_id, count }) => [
          { part_id, place: from, is_defective, change: -count },
          { part_id, place: to, is_defective, change: count },
        ]),
      ),
    )
  })

/** Parts that were thrown away, or sent back to the supplier. */
export const writeOffParts = ({ db, clock }: Services, user: Caller, form: WriteOff): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await lockParts(tx, idsOf(form))
    const place = await placeNamed(tx, form.place, { reach: reachOf(user), field: 'place' })
    const { is_defective } = form
    return enterMove(
      tx,
      user,
      { kind: 'written_off', ...act(form), at: clock.now() },
      inOrder(form.lines.map(({ part_id, count }) => ({ part_id, place, is_defective, change: -count }))),
    )
  })

/** What was counted at a place: the ledger gets the differences. Refused as a whole where something came or went since counting began. */
export const countParts = ({ db, clock }: Services, user: Caller, form: Count): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const parts = await lockParts(tx, idsOf(form))
    const place = await placeNamed(tx, form.place, { reach: reachOf(user), field: 'place' })
    const { is_defective } = form
    const changes: Change[] = []
    for (const { part_id, count, seen } of form.lines) {
      const now = await stockAt(tx, { part_id, place, is_defective })
      if (now !== seen && now !== count) {
        const message = m.parts_changed_since({ part: parts.get(part_id)!.name, n: counted(now) })
        throw new Problem(409, 'changed_meanwhile', message, { errors: { lines: message } })
      }
      if (now !== count) changes.push({ part_id, place, is_defective, change: count - now })
    }
    if (changes.length === 0) return 0
    return enterMove(tx, user, { kind: 'counted', ...act(form), at: clock.now() }, inOrder(changes))
  })

const idsOf = ({ lines }: { lines: readonly { part_id: number }[] }) => lines.map(({ part_id }) => part_id)

const act = ({ note, key }: { note?: string | undefined; key?: string | undefined }) => ({ note: note ?? '', key })

/** By part, so that all acts change the stock in the same order. */
const inOrder = (changes: readonly Change[]) =>
  changes.toSorted((one, other) => one.part_id - other.part_id || (one.place.place < other.place.place ? -1 : 1))
