import { m } from 'contract/messages'
import type { MoveKind } from 'contract/parts/words'
import { counted } from 'contract/core/wording'
import { sql } from 'kysely'
import { actorName } from '../accounts/person-name.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid, Problem } from '../platform/core/problems.ts'
import type { LedgerPlace } from './places.queries.ts'

/** An act of the ledger. */
interface Move {
  kind: MoveKind
  note: string
  /** made by the sender: the same act counts once */
  key: string | undefined
  /** the repair in which they were used */
  complaintId?: number
  at: Date
}

/** What changes at a place; `change` is never 0. */
export interface Change {
  part_id: number
  place: LedgerPlace
  is_defective: boolean
  change: number
}

/**
 * Writes an act with its entries, which change the stock. Returns how many there are. An act whose key is known is not
 * written again. Throws a Problem 409 where a place has fewer than leave it, on `lines`. The parts are locked before
 * (`lockParts`).
 */
export async function enterMove(tx: Db, user: Caller, move: Move, changes: readonly Change[]): Promise<number> {
  const { kind, note, key, complaintId, at } = move
  const written = await tx
    .insertInto('part_move')
    .values({
      kind,
      note,
      key: key ?? null,
      complaint_id: complaintId ?? null,
      by_id: user.id,
      by_name: await actorName(tx, user),
      at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return changes.length
  await refuseTooMany(tx, changes)
  await tx
    .insertInto('part_entry')
    .values(
      changes.map(({ place, ...entry }) => ({
        ...entry,
        move_id: written.id,
        centre_id: place.centre_id,
        engineer_id: place.engineer_id,
        in_transit: place.in_transit ?? false,
        place_name: place.name,
        // The trigger writes what is left.
        left_over: 0,
      })),
    )
    .execute()
  await recordAudit(tx, {
    actor: user,
    action: `part.${kind}`,
    subject: { table: 'part', id: changes.length === 1 ? changes[0]!.part_id : null },
    after: {
      places: [...new Set(changes.map(({ place }) => place.name))],
      pieces: changes.reduce((sum, { change }) => sum + Math.abs(change), 0),
      note,
    },
    at,
  })
  return changes.length
}

/** What a line is about, as people name it. */
export interface NamedPart {
  id: number
  number: string
  name: string
  price: number
  active: boolean
}

/**
 * Locks the parts of lines in the order of their ids, so that acts about the same parts follow each other. Throws Invalid
 * for one that is not there, at the field that has it, or twice.
 */
export async function lockParts(
  tx: Db,
  ids: readonly number[],
  fieldOf: (id: number) => string = () => 'lines',
): Promise<Map<number, NamedPart>> {
  const { rows } = await sql<NamedPart>`
    select id, number, name, price, active from part where id = any(${[...ids]}) order by id for update`.execute(tx)
  const parts = new Map(rows.map((row) => [row.id, row]))
  const missing = ids.find((id) => !parts.has(id))
  if (missing !== undefined) throw new Invalid({ [fieldOf(missing)]: m.parts_part_not_found() })
  refuseTwice(parts, ids, 'lines')
  return parts
}

/** Throws Invalid on `field` for a part that is there twice. */
export function refuseTwice(parts: ReadonlyMap<number, NamedPart>, ids: readonly number[], field: string): void {
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new Invalid({ [field]: m.parts_twice({ part: parts.get(twice)!.name }) })
}

/** Refuses what would leave less than nothing; the parts are locked, so nothing comes in between. */
async function refuseTooMany(tx: Db, changes: readonly Change[]): Promise<void> {
  for (const { part_id, place, is_defective, change } of changes) {
    if (change > 0) continue
    const count = await stockAt(tx, { part_id, place, is_defective })
    if (count + change >= 0) continue
    const { name } = await tx.selectFrom('part').select('name').where('id', '=', part_id).executeTakeFirstOrThrow()
    const message =
      count === 0 ? m.parts_none_there({ part: name }) : m.parts_only_so_many({ part: name, n: counted(count) })
    throw new Problem(409, 'too_few_parts', message, { errors: { lines: message } })
  }
}

/** How many of a part are at a place. */
export async function stockAt(tx: Db, { part_id, place, is_defective }: Omit<Change, 'change'>): Promise<number> {
  const row = await tx
    .selectFrom('part_stock')
    .select('count')
    .where('part_id', '=', part_id)
    .where('place', '=', place.place)
    .where('is_defective', '=', is_defective)
    .executeTakeFirst()
  return row?.count ?? 0
}
