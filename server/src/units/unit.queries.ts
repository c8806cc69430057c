import { m } from 'contract/messages'
import { UNIT_FIELDS } from 'contract/units/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import type { UnitRow } from 'contract/units/endpoints'
import type { UNIT_SORTS } from 'contract/units/words'
import { betweenDays, type Days } from '../platform/database/between-days.ts'
import { byName } from '../platform/database/by-name.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { containing } from '../platform/database/containing.ts'
import { containingSerial } from '../platform/database/serial-number.ts'
import { paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { pagedList } from '../platform/database/total-of.ts'
import { NotFound, Problem } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { UnitAddresses } from './unit-address.ts'

type UnitSort = (typeof UNIT_SORTS)[number]

export interface UnitFilter extends Days {
  /** conditions in the form they have in the address */
  where?: string | undefined
  /** part of a model name, model number or serial number */
  search?: string | undefined
  /** part of the serial number */
  serial_number?: string | undefined
  ids?: readonly number[] | undefined
  /** true: only those that share their serial number with another unit */
  duplicate?: boolean | undefined
  sort?: OrderBy<UnitSort> | undefined
}

/** One page of the register, newest first by default. */
export async function pageOfUnits(
  db: Db,
  addresses: UnitAddresses,
  wanted: UnitFilter & PageRequest,
): Promise<{ data: UnitRow[]; pagination: Pagination }> {
  const { rows, total } = await readPage(db, wanted)
  return { data: rows.map((row) => asRow(addresses, row)), pagination: paginationOf(wanted, total) }
}

/** One unit as the register shows it. Throws NotFound. */
export async function getUnit(db: Db, addresses: UnitAddresses, id: number): Promise<UnitRow> {
  const row = await db.selectFrom('unit').selectAll().select(IS_REPLACED).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.units_qr_product_not_found())
  return asRow(addresses, row)
}

/** The unit of a token, which its code contains. Throws NotFound. */
export async function getUnitByToken(db: Db, token: string) {
  const row = await db.selectFrom('unit').selectAll().where('token', '=', token).executeTakeFirst()
  if (!row) throw new NotFound(m.units_code_does_not_belong_any_products())
  return row
}

/** The number of units to be exported. Throws a Problem 422 if there are none. */
export async function countFound(db: Db, filter: UnitFilter): Promise<number> {
  const { total } = await found(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  if (total === 0) throw new Problem(422, 'nothing_to_export', m.units_no_qr_products_export())
  return total
}

/** All filtered units, newest first, in batches: each begins below the last id of the previous one. */
export async function* batchesOfUnits(
  db: Db,
  addresses: UnitAddresses,
  filter: UnitFilter,
  size = 500,
): AsyncGenerator<UnitRow[]> {
  let below: number | undefined
  for (;;) {
    const rows = await found(db, filter)
      .$if(below !== undefined, (query) => query.where('id', '<', below!))
      .selectAll()
      .select(IS_REPLACED)
      .orderBy('id', 'desc')
      .limit(size)
      .execute()
    if (rows.length > 0) yield rows.map((row) => asRow(addresses, row))
    if (rows.length < size) return
    below = rows.at(-1)!.id
  }
}

/**
 * All filtered units in the order of their serial numbers, …9 before …10, in batches. Units deleted meanwhile are
 * omitted.
 */
export async function* unitsBySerial(
  db: Db,
  addresses: UnitAddresses,
  filter: UnitFilter,
  size: number,
): AsyncGenerator<UnitRow[]> {
  const sorted = await found(db, filter).select('id').orderBy(NATURAL_ORDER).orderBy('id').execute()
  for (let from = 0; from < sorted.length; from += size) {
    const ids = sorted.slice(from, from + size).map(({ id }) => id)
    const rows = await db.selectFrom('unit').selectAll().select(IS_REPLACED).where('id', 'in', ids).execute()
    const byId = new Map(rows.map((row) => [row.id, asRow(addresses, row)]))
    const batch = ids.flatMap((id) => byId.get(id) ?? [])
    if (batch.length > 0) yield batch
  }
}

/** Each number within a serial number padded with zeros to twenty digits, compared bytewise. */
const NATURAL_ORDER = sql`regexp_replace(
  regexp_replace(serial_key, '([0-9]+)', repeat('0', 20) || '\\1', 'g'), '[0-9]*([0-9]{20})', '\\1', 'g') collate "C"`

/** Which of these serial numbers the register already has, by position in the list. */
export async function findTakenSerials(db: Db, serials: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    select place::int - 1 as place
    from unnest(${serials}::text[]) with ordinality as wanted (serial, place)
    join unit on unit.serial_key = serial_key(wanted.serial) and not unit.is_duplicate and unit.serial_key <> ''
    order by place`.execute(db)
  return rows.map(({ place }) => place)
}

export interface NewUnit {
  model_name: string
  model_number: string
  serial_number: string
  batch: string
  token: string
}

/** Adds units in order. */
export async function insertUnits(tx: Db, units: readonly NewUnit[], at: Date): Promise<void> {
  const column = (name: keyof NewUnit) => units.map((unit) => unit[name])
  await sql`
    insert into unit (model_name, model_number, serial_number, batch, token, created_at)
    select model_name, model_number, serial_number, batch, token, ${at.toISOString()}::timestamptz
    from unnest(${column('model_name')}::text[], ${column('model_number')}::text[], ${column('serial_number')}::text[],
      ${column('batch')}::text[], ${column('token')}::text[])
      with ordinality as new (model_name, model_number, serial_number, batch, token, place)
    order by place`.execute(tx)
}

const found = (db: Db, { search, serial_number, ids, duplicate, where, ...days }: UnitFilter) =>
  db
    .selectFrom('unit')
    .$if(!!search, (query) =>
      query.where(sql<boolean>`(${containing(NAMED, search!)} or ${containingSerial('unit', NAMED, search!)})`),
    )
    .$if(!!serial_number, (query) => query.where(containingSerial('unit', NAMED, serial_number!)))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .$if(duplicate === true, (query) => query.where(SHARED))
    .where(betweenDays('unit.created_at', days))
    .where(meeting(where, UNIT_FIELDS, ASKED))

/** Another unit was given in its place. */
const IS_REPLACED = sql<boolean>`exists (
  select from replacement where old_serial_key = unit.serial_key and unit.serial_key <> '' and undone_at is null)`.as(
  'is_replaced',
)

const SHARED = sql<boolean>`serial_key in (select serial_key from unit where is_duplicate)`

const NAMED = sql`model_name || ' ' || model_number || ' ' || serial_number || ' ' || serial_key`

const ASKED = {
  model: sql`unit.model_name || ' ' || unit.model_number`,
  serial_number: { part: sql`unit.serial_number`, of: NAMED, key: sql`unit.serial_key` },
  batch: sql`unit.batch`,
}

type Found = NewUnit & { id: number; created_at: string; is_duplicate: boolean; is_replaced: boolean }

const asRow = (addresses: UnitAddresses, row: Found): UnitRow => {
  const { id, token, created_at, model_name, model_number, serial_number, batch, is_duplicate, is_replaced } = row
  return {
    id,
    model_name,
    model_number,
    serial_number,
    batch,
    qr_code: addresses.pictureOf(token),
    code_address: addresses.codeOf(token),
    date_joined: created_at,
    is_duplicate,
    is_replaced,
  }
}

const inOrder = orderOf<UnitSort>({
  id: 'unit.id',
  by: {
    model: byName('unit.model_name'),
    model_number: sql`plain(unit.model_number)`,
    serial: sql`unit.serial_key`,
    created: [],
  },
  usual: '-created',
})

const readPage = pagedList({
  whole: 'unit',
  narrowing: (filter: UnitFilter) => ({ ...filter, sort: undefined }),
  found,
  shown: (db, filter, { limit, offset }) =>
    inOrder(found(db, filter).selectAll().select(IS_REPLACED), filter.sort).limit(limit).offset(offset),
})
