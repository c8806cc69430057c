import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import { part, type Part, type parts } from 'contract/parts/endpoints'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { differing } from '../platform/database/differing.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import { refuseTaken } from '../platform/database/refuse-taken.ts'
import { completed, refuseOldVersion } from '../platform/database/version.ts'
import { getPart } from './part.queries.ts'

/** A member of staff, or the system itself. */
type Actor = Caller | { id: null; role: 'system' }
/** A part as a form or a row of a spreadsheet has it. */
export type PartForm = Input<typeof parts.add>['body']
type Changes = Input<typeof parts.update>['body']

/** Adds a part. Returns the id. Throws Invalid, or a Problem 409 where the number is taken. */
export const addPart = ({ db, clock }: Services, user: Actor, form: PartForm): Promise<number> =>
  refusingDoubles(() => db.transaction().execute((tx) => insertPart(tx, user, form, clock.now())))

/** Adds a part in the caller's transaction. Returns the id. */
export async function insertPart(tx: Db, user: Actor, { models, ...form }: PartForm, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('part')
    .values({ ...form, name_ne: form.name_ne ?? '', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeModels(tx, id, models)
  const after = recorded(await getPart(tx, id))
  await recordAudit(tx, { actor: user, action: 'part.add', subject: { table: 'part', id }, after, at })
  return id
}

/** Changes what differs. Throws NotFound, ChangedMeanwhile, Invalid, or a Problem 409 where the number is taken. */
export const updatePart = ({ db, clock }: Services, user: Actor, id: number, form: Changes): Promise<void> =>
  refusingDoubles(() => db.transaction().execute((tx) => changePart(tx, user, { id, form, at: clock.now() })))

/** Changes what differs in the caller's transaction. */
export async function changePart(
  tx: Db,
  user: Actor,
  { id, form, at }: { id: number; form: Changes; at: Date },
): Promise<void> {
  const [row] = await lockRows(tx, 'part', [id])
  if (!row) throw new NotFound(m.parts_part_not_found())
  const before = await getPart(tx, id)
  await refuseOldVersion(form, row, { schema: part, read: async () => before })
  const { number, name, name_ne, price, reorder_level, active } = before
  const stored = { number, name, name_ne, price, reorder_level, active, models: idsOf(before) }
  const { models, version: _, ...fields } = completed(form, stored)
  const set = differing(row, fields)
  const isOfOthers = models.length !== stored.models.length || models.some((one) => !stored.models.includes(one))
  if (!set && !isOfOthers) return
  // A change of models is one of the part: it counts its version on.
  await tx
    .updateTable('part')
    .set(set ?? { name })
    .where('id', '=', id)
    .execute()
  if (isOfOthers) await writeModels(tx, id, models)
  const states = { before: recorded(before), after: recorded(await getPart(tx, id)) }
  await recordAudit(tx, { actor: user, action: 'part.edit', subject: { table: 'part', id }, ...states, at })
}

const idsOf = ({ models }: Part) => models.map(({ id }) => id)

/** The models that a part fits, in place of those before. Throws Invalid for one that is not in the catalogue. */
async function writeModels(tx: Db, id: number, models: readonly number[]): Promise<void> {
  const wanted = [...new Set(models)]
  await tx.deleteFrom('part_fit').where('part_id', '=', id).execute()
  if (wanted.length === 0) return
  const there = await tx.selectFrom('product').select('id').where('id', 'in', wanted).forKeyShare().execute()
  if (there.length < wanted.length) throw new Invalid({ models: m.parts_models_not_in_catalogue() })
  await tx
    .insertInto('part_fit')
    .values(wanted.map((product_id) => ({ part_id: id, product_id })))
    .execute()
}

/** As the history reads it. */
const recorded = ({ number, name, name_ne, price, reorder_level, active, models }: Part) => ({
  number,
  name,
  name_ne,
  price,
  reorder_level,
  models: models.map(({ name: model }) => model),
  active: active ? 'ordered' : 'no longer ordered',
})

/** Refuses a number that another part has, at its field. */
export const refusingDoubles = <T>(work: () => Promise<T>): Promise<T> =>
  refuseTaken(
    { constraint: 'part_number', field: 'number', code: 'part_taken', message: m.parts_another_part_number() },
    work,
  )
