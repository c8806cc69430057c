import { hasNumber } from '../accounts/numbers.queries.ts'
import { m } from 'contract/messages'
import { EXTENSION_FIELDS } from 'contract/extensions/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import type { Extension, ExtensionRow } from 'contract/extensions/endpoints'
import { EXTENSION_STATES, type EXTENSION_SORTS, type ExtensionState, type PaidWith } from 'contract/extensions/words'
import type { OrderBy } from 'contract/core/order'
import type { Pagination } from 'contract/core/fields'
import { plainSpelling } from 'contract/core/texts/canonical'
import { normalizePhone } from 'contract/core/texts/digits'
import { betweenDays, type Days } from '../platform/database/between-days.ts'
import { byName } from '../platform/database/by-name.ts'
import { byState, orderOf } from '../platform/database/order-of.ts'
import { containingSerial } from '../platform/database/serial-number.ts'
import { onPage, pagePart, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { countOf } from '../platform/database/total-of.ts'
import { NotFound } from '../platform/core/problems.ts'
import { monthsLater } from '../registrations/warranty.ts'
import { REGISTRATION_SEARCHED } from '../registrations/searched.ts'
import type { Db } from '../platform/core/db.ts'

/** The extension of a registration that is not cancelled, or undefined. */
export const findLiving = (db: Db, registrationId: number) =>
  db
    .selectFrom('warranty_extension')
    .where('registration_id', '=', registrationId)
    .where('state', '<>', 'cancelled')
    .selectAll()
    .executeTakeFirst()

/** The same as its customer sees it. */
export async function findOwnLiving(db: Db, registrationId: number): Promise<Extension | null> {
  const row = await db
    .selectFrom('warranty_extension')
    .where('registration_id', '=', registrationId)
    .where('state', '<>', 'cancelled')
    .select(columns)
    .executeTakeFirst()
  return row ? asExtension(row) : null
}

/** One of the caller's extensions. Throws NotFound, also for others'. */
export async function getOwnExtension(db: Db, customerId: number, id: number): Promise<Extension> {
  const row = await db
    .selectFrom('warranty_extension')
    .where('warranty_extension.id', '=', id)
    .where('customer_id', '=', customerId)
    .select(columns)
    .executeTakeFirst()
  if (!row) throw new NotFound(m.extensions_extension_not_found())
  return asExtension(row)
}

type ExtensionSort = (typeof EXTENSION_SORTS)[number]

export interface ExtensionFilter extends Days {
  state?: ExtensionState | undefined
  paid_with?: PaidWith | undefined
  search?: string | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
  sort?: OrderBy<ExtensionSort> | undefined
}

const ASKED = { state: sql`warranty_extension.state`, paid_with: sql`warranty_extension.paid_with` }

/** One page of the filtered extensions, newest first by default. */
export async function pageOfExtensions(
  db: Db,
  { state, paid_with, search, where, from, to, sort, ...page }: ExtensionFilter & PageRequest,
): Promise<{ data: ExtensionRow[]; pagination: Pagination }> {
  const found = db
    .selectFrom('warranty_extension')
    .$if(state !== undefined, (query) => query.where('warranty_extension.state', '=', state!))
    .$if(paid_with !== undefined, (query) => query.where('warranty_extension.paid_with', '=', paid_with!))
    .$if(!!search, (query) => query.where(matching(search!)))
    .where(betweenDays('warranty_extension.created_at', { from, to }))
    .where(meeting(where, EXTENSION_FIELDS, ASKED))
  const sorted = inOrder(
    found.innerJoin('account', 'account.id', 'warranty_extension.customer_id').select('warranty_extension.id'),
    sort,
  )
  const [rows, total] = await Promise.all([
    inOrder(withPeople(db.selectFrom('warranty_extension')), sort)
      .where(
        'warranty_extension.id',
        '=',
        onPage(sorted, pagePart(page, { state, paid_with, search, where, from, to })),
      )
      .execute(),
    countOf(db, found, page),
  ])
  return { data: rows.map(asRow), pagination: paginationOf(page, total) }
}

/** One as listed. Throws NotFound. */
export async function getExtensionRow(db: Db, id: number): Promise<ExtensionRow> {
  const row = await withPeople(
    db.selectFrom('warranty_extension').where('warranty_extension.id', '=', id),
  ).executeTakeFirst()
  if (!row) throw new NotFound(m.extensions_extension_not_found())
  return asRow(row)
}

const inOrder = orderOf<ExtensionSort>({
  id: 'warranty_extension.id',
  by: {
    reference: sql`warranty_extension.reference`,
    customer: byName('account.full_name'),
    months: sql`warranty_extension.months`,
    price: [sql`warranty_extension.paid_with`, sql`warranty_extension.price`],
    state: byState('warranty_extension.state', EXTENSION_STATES),
    expires: sql`warranty_extension.previous_expiry + make_interval(
      months => case warranty_extension.state when 'cancelled' then 0 else warranty_extension.months end)`,
    created: [],
  },
  usual: '-created',
})

const columns = [
  'warranty_extension.id',
  'warranty_extension.registration_id as stock_id',
  'warranty_extension.reference',
  'warranty_extension.state',
  'warranty_extension.paid_with',
  'warranty_extension.type as tier_type',
  'warranty_extension.months',
  'warranty_extension.price',
  'warranty_extension.receipt',
  'warranty_extension.reason',
  'warranty_extension.previous_expiry',
  'warranty_extension.created_at',
] as const

const table = (db: Db) => db.selectFrom('warranty_extension')

const withPeople = (query: ReturnType<typeof table>) =>
  query
    .innerJoin('registration', 'registration.id', 'warranty_extension.registration_id')
    .innerJoin('account', 'account.id', 'warranty_extension.customer_id')
    .select(columns)
    .select([
      'registration.model_name',
      'registration.model_num',
      'registration.serial_number',
      'warranty_extension.settled_at',
      'account.contact',
      sql<string>`account.firstname || ' ' || account.lastname`.as('customer_name'),
    ])

const asExtension = <Row extends { previous_expiry: string; months: number }>(row: Row) => ({
  ...row,
  extended_expiry: monthsLater(row.previous_expiry, row.months),
})

const asRow = (row: Awaited<ReturnType<ReturnType<typeof withPeople>['executeTakeFirstOrThrow']>>): ExtensionRow => ({
  ...asExtension(row),
  serial_number: row.serial_number ?? '',
  settled_at: row.settled_at ?? '',
})

/** A reference or its beginning, part of a serial number, or a contact. */
const matching = (search: string) => sql<boolean>`(
  warranty_extension.reference like ${`${plainSpelling(search)
    .toUpperCase()
    .replace(/[\\%_]/g, '\\$&')}%`}
  or warranty_extension.customer_id = any(array(
    select account.id from account where ${hasNumber(String(normalizePhone(search)))}))
  or warranty_extension.registration_id = any(array(
    select registration.id from registration
    where ${containingSerial('registration', REGISTRATION_SEARCHED, search)})))`
