import { m } from 'contract/messages'
import { ENQUIRY_FIELDS, ENQUIRY_STATES } from 'contract/enquiries/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import { normalizePhone } from 'contract/core/texts/digits'
import type { OrderBy } from 'contract/core/order'
import type { CustomerNote } from 'contract/customer-notes/endpoints'
import type { ENQUIRY_SORTS, ENQUIRY_STATUSES, EnquiryKind, EnquiryState } from 'contract/enquiries/words'
import type { EnquiryAnswer, EnquiryDetail, EnquiryRow } from 'contract/enquiries/endpoints'
import type { Pagination } from 'contract/core/fields'
import { betweenDays, type Days } from '../platform/database/between-days.ts'
import { byName } from '../platform/database/by-name.ts'
import { byState, nullable, orderOf } from '../platform/database/order-of.ts'
import { containing } from '../platform/database/containing.ts'
import { paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { pagedList } from '../platform/database/total-of.ts'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { mayMail } from './answer-mail.ts'

type EnquirySort = (typeof ENQUIRY_SORTS)[number]

export interface EnquiryFilter extends Days {
  /** conditions in the form they have in the address */
  where?: string | undefined
  sort?: OrderBy<EnquirySort> | undefined
  name?: string | undefined
  phone?: string | undefined
  status?: (typeof ENQUIRY_STATUSES)[number] | undefined
  state?: EnquiryState | undefined
  kind?: EnquiryKind | undefined
  /** the account whose messages are listed, or open ones without an owner */
  assigned?: number | 'no_owner' | undefined
}

/** One page of the filtered messages, newest first by default. */
export async function pageOfEnquiries(
  db: Db,
  wanted: EnquiryFilter & PageRequest,
): Promise<{ data: EnquiryRow[]; pagination: Pagination }> {
  const { rows, total } = await readPage(db, wanted)
  return { data: rows.map(asRow), pagination: paginationOf(wanted, total) }
}

/** One message with its answers and notes, as this reader sees them. Throws NotFound. */
export async function getEnquiry(
  { db, mail }: Parameters<typeof mayMail>[0] & { db: Db },
  id: number,
  readerId: number,
): Promise<EnquiryDetail> {
  const row = await db.selectFrom('enquiry').where('enquiry.id', '=', id).select(columns).executeTakeFirst()
  if (!row) throw notFound()
  return {
    ...asRow(row),
    answers: await answersTo(db, id),
    may_mail: mayMail({ mail }, row),
    notes: await notesAbout(db, id, readerId),
  }
}

/** The message does not exist. */
export const notFound = () => new NotFound(m.enquiries_message_not_found())

/** One note about a message. Throws NotFound. */
export async function getEnquiryNote(db: Db, id: number, readerId: number): Promise<CustomerNote> {
  const row = await notes(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.core_note_not_found())
  return asNote(row, readerId)
}

async function answersTo(db: Db, id: number): Promise<EnquiryAnswer[]> {
  const rows = await db
    .selectFrom('enquiry_answer')
    .where('enquiry_id', '=', id)
    .select(['id', 'way', 'text', 'author_name', 'at', 'sent_at'])
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ sent_at, ...row }) => ({ ...row, sent_at: sent_at ?? '' }))
}

async function notesAbout(db: Db, id: number, readerId: number): Promise<CustomerNote[]> {
  const rows = await notes(db).where('enquiry_id', '=', id).orderBy('id', 'desc').execute()
  return rows.map((row) => asNote(row, readerId))
}

const notes = (db: Db) =>
  db.selectFrom('enquiry_note').select(['id', 'text', 'author_id', 'author_name', 'created_at', 'edited_at'])

type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>

const asNote = ({ author_id, edited_at, ...row }: NoteRow, readerId: number): CustomerNote => ({
  ...row,
  is_mine: author_id === readerId,
  edited_at: edited_at ?? '',
})

const OWNER = sql<string | null>`(select firstname || ' ' || lastname from account where id = enquiry.owner_id)`

const columns = [
  'enquiry.id',
  'enquiry.name',
  'enquiry.email',
  'enquiry.phone',
  'enquiry.note',
  'enquiry.read_at',
  'enquiry.created_at',
  'enquiry.updated_at',
  'enquiry.state',
  'enquiry.kind',
  'enquiry.old_number',
  'enquiry.settled_at',
  'enquiry.owner_id',
  'enquiry.complaint_id',
  'enquiry.quotation_id',
  OWNER.as('owner_name'),
] as const

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
  state: EnquiryState
  kind: EnquiryKind
  old_number: string
  settled_at: string | null
  owner_id: number | null
  owner_name: string | null
  complaint_id: number | null
  quotation_id: number | null
}

const asRow = ({ read_at, updated_at, settled_at, owner_name, ...row }: Found): EnquiryRow => ({
  ...row,
  read: read_at !== null,
  updatedAt: updated_at,
  settled_at: settled_at ?? '',
  owner_name: owner_name ?? '',
})

const found = (db: Db, { name, phone, status, state, kind, assigned, where, ...days }: EnquiryFilter) =>
  db
    .selectFrom('enquiry')
    .$if(!!name, (query) => query.where(containing(sql`enquiry.name`, name!)))
    .$if(!!phone, (query) => query.where('phone', 'like', `%${typedNumber(phone!)}%`))
    .$if(status !== undefined, (query) => query.where('read_at', status === 'read' ? 'is not' : 'is', null))
    .$if(state !== undefined, (query) => query.where('enquiry.state', '=', state!))
    .$if(kind !== undefined, (query) => query.where('enquiry.kind', '=', kind!))
    .$if(typeof assigned === 'number', (query) => query.where('enquiry.owner_id', '=', assigned as number))
    .$if(assigned === 'no_owner', (query) =>
      query.where('enquiry.state', '=', 'open').where('enquiry.owner_id', 'is', null),
    )
    .where(betweenDays('enquiry.created_at', days))
    .where(meeting(where, ENQUIRY_FIELDS, ASKED))

const ASKED = {
  state: sql`enquiry.state`,
  kind: sql`enquiry.kind`,
  owner_id: sql`enquiry.owner_id`,
  status: sql`case when enquiry.read_at is null then 'unread' else 'read' end`,
  name: sql`enquiry.name`,
  phone: sql`enquiry.phone`,
  email: sql`enquiry.email`,
}

const inOrder = orderOf<EnquirySort>({
  id: 'enquiry.id',
  by: {
    name: byName('enquiry.name'),
    email: sql`lower(enquiry.email)`,
    state: byState('enquiry.state', ENQUIRY_STATES),
    owner: nullable(sql`lower(${OWNER})`),
    created: [],
  },
  usual: '-created',
})

const readPage = pagedList({
  whole: 'enquiry',
  narrowing: (filter: EnquiryFilter) => ({ ...filter, sort: undefined }),
  found,
  shown: (db, filter, { limit, offset }) =>
    inOrder(found(db, filter).select(columns), filter.sort).limit(limit).offset(offset),
})
