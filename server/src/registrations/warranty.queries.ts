import { m } from 'contract/messages'
import { WARRANTY_FIELDS } from 'contract/registrations/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import { may, type Holder } from 'contract/core/access'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import type { WARRANTY_SORTS } from 'contract/registrations/words'
import type { WarrantyDetail, WarrantyRow } from 'contract/registrations/endpoints'
import { isOfDays, type Days } from '../platform/database/between-days.ts'
import { byName } from '../platform/database/by-name.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { containingSerial } from '../platform/database/serial-number.ts'
import { onPage, pagePart, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { countOf } from '../platform/database/total-of.ts'
import type { Files } from '../platform/files/files.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import { addressOf, named, paper } from './paper.ts'
import { REGISTRATION_SEARCHED } from './searched.ts'

type WarrantySort = (typeof WARRANTY_SORTS)[number]

export interface WarrantyFilter extends PageRequest, Days {
  serial_number?: string | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
  sort?: OrderBy<WarrantySort> | undefined
}

const ASKED = {
  model: { plain: sql`registration.plain_model` },
  serial_number: { part: sql`registration.serial_number`, of: REGISTRATION_SEARCHED },
  district: sql`registration.customer_district`,
}

/** One page of the approved registrations with their warranties, newest first by default; the days are the last ones of a warranty. */
export async function pageOfWarranties(
  db: Db,
  files: Files,
  { serial_number, where, sort, from, to, ...page }: WarrantyFilter,
): Promise<{ data: WarrantyRow[]; pagination: Pagination }> {
  const found = db
    .selectFrom('registration')
    .where('registration.status', 'in', ['Approved', 'Discount'])
    .$if(!!serial_number, (query) =>
      query.where(containingSerial('registration', REGISTRATION_SEARCHED, serial_number!)),
    )
    .where(isOfDays('warranty_expiry', { from, to }))
    .where(meeting(where, WARRANTY_FIELDS, ASKED))
  const sorted = sort?.endsWith('customer')
    ? inOrder(found.innerJoin('account', 'account.id', 'registration.customer_id').select('registration.id'), sort)
    : inOrder(found.select('registration.id'), sort)
  const { among, ...total } = await countOf(db, found, page, sql`registration.id`)
  const part = { ...pagePart(page, { serial_number, where, from, to }), among }
  const rows = await inOrder(
    db.selectFrom('registration').innerJoin('account', 'account.id', 'registration.customer_id'),
    sort,
  )
    .where('registration.id', '=', onPage(sorted, part))
    .select(columns)
    .execute()
  return {
    data: rows.map((row) => ({
      ...row,
      warranty_image: addressOf(files, row.warranty_image, named('Warranty card', row.serial_number)),
    })),
    pagination: paginationOf(page, total),
  }
}

/**
 * One warranty with its documents, and its owner for callers who may see customers. Throws NotFound, also for a
 * registration that is not approved.
 */
export async function getWarranty(db: Db, files: Files, reader: Holder, id: number): Promise<WarrantyDetail> {
  const row = await db
    .selectFrom('registration')
    .innerJoin('account', 'account.id', 'registration.customer_id')
    .where('registration.id', '=', id)
    .where('registration.status', 'in', ['Approved', 'Discount'])
    .select(columns)
    .select([
      'registration.status',
      'registration.warranty_months',
      'registration.store_name',
      'registration.store_location',
      'registration.store_number',
      'account.id as customer_id',
      'account.contact',
      'account.email',
      // A table constraint ensures that an approved one has it.
      sql<string>`registration.warranty_issue`.as('warranty_issue'),
      paper('registration.product_image_id').as('product_image'),
      paper('registration.bill_image_id').as('bill_image'),
    ])
    .executeTakeFirst()
  if (!row) throw new NotFound(m.registrations_warranty_not_found())
  const { customer_id, contact, email, bill_image, ...plain } = row
  return {
    ...plain,
    product_image: addressOf(files, row.product_image, named('Product', row.serial_number)),
    bill_image_one: addressOf(files, bill_image, named('Bill', row.serial_number)),
    warranty_image: addressOf(files, row.warranty_image, named('Warranty card', row.serial_number)),
    customer: may(reader, 'customers.read') ? { id: customer_id, contact, email } : null,
  }
}

const inOrder = orderOf<WarrantySort>({
  id: 'registration.id',
  by: {
    customer: byName('account.full_name'),
    model: byName('registration.model_name'),
    model_num: sql`plain(registration.model_num)`,
    purchase_date: sql`registration.purchase_date`,
    // A table constraint ensures that an approved one has it.
    expires: sql`registration.warranty_expiry`,
  },
  usual: [sql`registration.id desc`],
})

const columns = [
  'registration.id',
  'registration.model_name',
  'registration.model_num',
  // Table constraints ensure that an approved one has these.
  sql<string>`registration.serial_number`.as('serial_number'),
  sql<string>`registration.purchase_date`.as('purchase_date'),
  sql<string>`registration.warranty_expiry`.as('warranty_expire'),
  sql<string>`account.firstname || ' ' || account.lastname`.as('customer_name'),
  paper('registration.warranty_image_id').as('warranty_image'),
  sql<number | null>`(
    select complaint.id from complaint where complaint.registration_id = registration.id
    order by complaint.id desc limit 1)`.as('complaint_id'),
] as const
