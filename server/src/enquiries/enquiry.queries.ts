import { ENQUIRY_FIELDS } from 'contract/enquiries/words'
import { meeting } from '../database/meeting.ts'
import { sql } from 'kysely'
import { normalizePhone } from 'contract/core/digits'
import type { OrderBy } from 'contract/core/order'
import type { ENQUIRY_SORTS, ENQUIRY_STATUSES } from 'contract/enquiries/words'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import type { Pagination } from 'contract/core/fields'
import { betweenDays, type Days } from '../database/between-days.ts'
import { byName } from '../database/by-name.ts'
import { orderOf } from '../database/order-of.ts'
import { containing } from '../database/containing.ts'
import { paginationOf, type PageRequest } from '../database/page-of.ts'
import { pagedList } from '../database/total-of.ts'
import type { Db } from '../core/db.ts'

type EnquirySort = (typeof ENQUIRY_SORTS)[number]

export interface EnquiryFilter extends Days {
  /** conditions in the form they have in the address */
  where?: string | undefined
  sort?: OrderBy<EnquirySort> | undefined
  name?: string | undefined
  phone?: string | undefined
  status?: (typeof ENQUIRY_STATUSES)[number] | undefined
}

/** One page of the filtered messages, newest first by default. */
export async function pageOfEnquiries(
  db: Db,
  wanted: EnquiryFilter & PageRequest,
): Promise<{ data: EnquiryRow[]; pagination: Pagination }> {
  const { rows, total } = await readPage(db, wanted)
  return { data: rows.map(asRow), pagination: paginationOf(wanted, total) }
}

/** One message, or undefined. */
export async function findEnquiry(db: Db, id: number): Promise<EnquiryRow | undefined> {
  const row = await db.selectFrom('enquiry').where('id', '=', id).select(columns).executeTakeFirst()
  return row && asRow(row)
}

const columns = ['id', 'name', 'email', 'phone', 'note', 'read_at', 'created_at', 'updated_at'] as const

/** Numbers are stored as ten digits; people search for `98-4120` and `+977 98` too. */
const typedNumber = (typed: string): string => String(normalizePhone(typed)).replace(/[\\%_]/g, '\\$&')

interface Found {
  id: number
  name: string
  email: string
  phone: string
  note: string
  read_at: string | null
  created_at: string
  updated_at: string
}

const asRow = ({ read_at, updated_at, ...row }: Found): EnquiryRow => ({
  ...row,
  read: read_at !== null,
  updatedAt: updated_at,
})

const found = (db: Db, { name, phone, status, where, ...days }: EnquiryFilter) =>
  db
    .selectFrom('enquiry')
    .$if(!!name, (query) => query.where(containing(sql`enquiry.name`, name!)))
    .$if(!!phone, (query) => query.where('phone', 'like', `%${typedNumber(phone!)}%`))
    .$if(status !== undefined, (query) => query.where('read_at', status === 'read' ? 'is not' : 'is', null))
    .where(betweenDays('enquiry.created_at', days))
    .where(meeting(where, ENQUIRY_FIELDS, ASKED))

const ASKED = {
  status: sql`case when enquiry.read_at is null then 'unread' else 'read' end`,
  name: sql`enquiry.name`,
  phone: sql`enquiry.phone`,
  email: sql`enquiry.email`,
}

const inOrder = orderOf<EnquirySort>({
  id: 'enquiry.id',
  by: { name: byName('enquiry.name'), email: sql`lower(enquiry.email)`, created: [] },
  usual: '-created',
})

const readPage = pagedList({
  whole: 'enquiry',
  narrowing: (filter: EnquiryFilter) => ({ ...filter, sort: undefined }),
  found,
  shown: (db, filter, { limit, offset }) =>
    inOrder(found(db, filter).select(columns), filter.sort).limit(limit).offset(offset),
})
