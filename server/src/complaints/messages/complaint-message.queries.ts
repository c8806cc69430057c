import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { ComplaintMessage, OwnMessage } from 'contract/complaints/messages'
import type { MessageKind } from 'contract/complaints/words'
import { NotFound } from '../../platform/core/problems.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Addressed, Addresses } from '../../platform/files/addresses.ts'
import { addressOf, paper } from '../../registrations/paper.ts'

/** All messages of a complaint, internal notes included, newest last. For staff. Throws NotFound. */
export async function messagesOf(db: Db, files: Addresses, complaintId: number): Promise<ComplaintMessage[]> {
  await refuseUnknown(db, complaintId)
  const rows = await messages(db).where('complaint_id', '=', complaintId).execute()
  return rows.map((row) => asMessage(files, row))
}

/** One message, in the complaint where it is now. For staff. */
export const getMessage = async (db: Db, files: Addresses, id: number): Promise<ComplaintMessage> =>
  asMessage(files, await messages(db).where('id', '=', id).executeTakeFirstOrThrow())

/**
 * The messages between customer and staff, newest last; no internal notes. Throws NotFound, also for others'
 * complaints.
 */
export async function ownMessagesOf(
  db: Db,
  files: Addresses,
  customerId: number,
  complaintId: number,
): Promise<OwnMessage[]> {
  await refuseUnknown(db, complaintId, customerId)
  const rows = await ownMessages(db).where('complaint_id', '=', complaintId).execute()
  return rows.map((row) => asOwn(files, row))
}

/** One message visible to the customer. */
export const getOwnMessage = async (db: Db, files: Addresses, id: number): Promise<OwnMessage> =>
  asOwn(files, await ownMessages(db).where('id', '=', id).executeTakeFirstOrThrow())

/** The photographs in the messages of these complaints. */
export async function photosOfMessages(db: Db, complaintIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('complaint_message')
    .select('photo_id')
    .where('complaint_id', 'in', complaintIds)
    .where('photo_id', 'is not', null)
    .$narrowType<{ photo_id: number }>()
    .execute()
  return rows.map(({ photo_id }) => photo_id)
}

export interface Seen {
  /** the side whose messages were seen */
  kind: 'customer' | 'staff'
  /** the newest one seen; without it, all */
  upTo: number | undefined
  at: Date
}

/** Marks messages as seen by the other side. Throws NotFound; with `customerId` also for others' complaints. */
export async function markSeen(db: Db, complaintId: number, { kind, upTo, at }: Seen, customerId?: number) {
  await refuseUnknown(db, complaintId, customerId)
  await db
    .updateTable('complaint_message')
    .set({ read_at: at })
    .where('complaint_id', '=', complaintId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo!))
    .execute()
}

async function refuseUnknown(db: Db, id: number, customerId?: number): Promise<void> {
  const known = await db
    .selectFrom('complaint')
    .select('id')
    .where('id', '=', id)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId!))
    .executeTakeFirst()
  if (!known) throw new NotFound(m.core_complaint_not_found())
}

const messages = (db: Db) =>
  db
    .selectFrom('complaint_message')
    .select(['id', 'complaint_id', 'kind', 'author_name', 'text', 'read_at', 'created_at'])
    .select(paper('photo_id').as('photo'))
    .select(
      sql<string[]>`array(select name from complaint_mention where message_id = complaint_message.id order by name)`.as(
        'mentions',
      ),
    )
    .orderBy('id')

const ownMessages = (db: Db) => messages(db).where('kind', 'in', ['customer', 'staff'])

interface Row {
  id: number
  complaint_id: number
  kind: MessageKind
  author_name: string
  text: string
  read_at: string | null
  created_at: string
  photo: Addressed | null
  mentions: string[]
}

const asMessage = (files: Addresses, { read_at, photo, ...row }: Row): ComplaintMessage => ({
  ...row,
  read_at: read_at ?? '',
  photo: photoOf(files, row.id, photo),
})

const asOwn = (files: Addresses, { id, complaint_id, kind, text, created_at, read_at, photo }: Row): OwnMessage => ({
  id,
  complaint_id,
  // `ownMessages` excludes internal notes.
  kind: kind as OwnMessage['kind'],
  text,
  created_at,
  read_at: read_at ?? '',
  photo: photoOf(files, id, photo),
})

const photoOf = (files: Addresses, id: number, photo: Addressed | null): string =>
  addressOf(files, photo, `Message ${id}`)
