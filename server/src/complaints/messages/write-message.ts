import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { Input } from 'contract/core/endpoint'
import { withPlainLines } from '../../platform/core/line-ends.ts'
import { DAYS_AFTER_CLOSING, MESSAGE_PHOTOS, type MessageKind } from 'contract/complaints/words'
import type { complaints } from 'contract/complaints/endpoints'
import { Conflict, Invalid } from '../../platform/core/problems.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { tellCustomer } from '../../notices/tell-customer.ts'
import type { Db } from '../../platform/core/db.ts'
import { insertFile } from '../../platform/files/file.queries.ts'
import type { StoredFile } from '../../platform/files/file-rows.ts'
import type { Services } from '../../platform/core/services.ts'
import { acceptsMessages } from '../outcome/after-closing.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { endWait } from '../clock/waits.ts'
import { lastStep } from '../complaint-steps.ts'
import { writtenNews } from '../complaint-news.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { markSeen } from './complaint-message.queries.ts'
import { answeredNews, tellOwner } from '../staff-news.ts'
import { keepMentions } from './keep-mentions.ts'
import { refuseMerged } from '../merging/refuse-merged.ts'
import { actorName } from '../../accounts/person-name.ts'

type StaffMessage = Input<typeof complaints.write>['body']
type OwnMessage = Input<typeof complaints.writeMine>['body']

/** After an SMS no further ones for this long: the customer knows that there are messages. */
const QUIET_MS = 10 * 60_000

/**
 * Staff write to the customer, who is told by SMS and whose messages count as answered, or write an internal note. Returns the message's id; a repeat with
 * the same key returns the first id. Throws NotFound, Conflict, or TooMany after many within an hour.
 */
export async function writeAsStaff(
  services: Services,
  user: Caller,
  id: number,
  message: StaffMessage,
): Promise<number> {
  if (message.kind === 'staff') await services.limits.take('answer.account', String(user.id))
  return services.db.transaction().execute(async (tx) => {
    const complaint = await lockComplaint(tx, id)
    const written = await addMessage(services, tx, complaint, user, message)
    if (message.kind === 'staff')
      await markSeen(tx, id, { kind: 'customer', upTo: message.seen_up_to, at: services.clock.now() })
    return written
  })
}

/** A customer writes about one of their complaints, with a photograph if there is one to show. As `writeAsStaff`. */
export async function writeAsCustomer(
  services: Services,
  user: Caller,
  id: number,
  { photo, ...message }: OwnMessage,
): Promise<number> {
  const write = (stored?: StoredFile) =>
    services.db.transaction().execute(async (tx) => {
      const complaint = await lockComplaint(tx, id, user.id)
      return addMessage(services, tx, complaint, user, { ...message, kind: 'customer', photo: stored })
    })
  // The photograph of a repeated message is stored already.
  if (!photo || (await findSent(services.db, id, user.id, message.key || null))) return write()
  return services.files.storing({ photo }, 'private', (stored) => write(stored.photo))
}

interface Message {
  kind: MessageKind
  text: string
  key?: string | undefined
  /** what the SMS says instead of the text */
  sms?: string | undefined
  photo?: StoredFile | undefined
}

/** Adds a message to a complaint locked by the caller. */
export async function addMessage(
  services: Services,
  tx: Db,
  complaint: ComplaintLine,
  user: Caller,
  { kind, text: typed, key: given, sms, photo }: Message,
): Promise<number> {
  // Forms send CRLF line ends.
  const text = withPlainLines(typed)
  const key = given || null
  const known = await findSent(tx, complaint.id, user.id, key)
  if (known && (known.text !== text || known.kind !== kind))
    throw new Conflict(m.complaints_another_message_sent_key(), 'key_used')
  // Also where the complaint was merged since, or closed: the answer that got lost is given again.
  if (known) return known.id
  const at = services.clock.now()
  if (kind !== 'internal') {
    refuseMerged(complaint)
    await refuseLongClosed(tx, complaint, at)
  }
  if (photo) await refuseTooManyPhotos(tx, complaint.id)
  const by = await actorName(tx, user)
  const { id } = await tx
    .insertInto('complaint_message')
    .values({
      complaint_id: complaint.id,
      kind,
      author_id: user.id,
      author_name: by,
      text,
      key,
      keyed_to: key === null ? null : complaint.id,
      photo_id: photo ? await insertFile(tx, photo) : null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kind === 'staff') await tellOfMessage(services, tx, complaint, { text, sms, at })
  if (kind === 'customer') await endWait(tx, complaint.id, { by: await actorName(tx, user), at })
  if (kind !== 'internal') await updateDueTimes(tx, [complaint.id])
  if (kind === 'internal') await keepMentions(tx, complaint, user, { id, text, by, at })
  if (kind === 'customer') await tellOwner(tx, complaint, answeredNews(complaint, { by, text }), at)
  return id
}

/** Whether this person sent a message under this key. It may have moved to another complaint since. */
export const wasSent = async (tx: Db, complaintId: number, authorId: number, key = ''): Promise<boolean> =>
  (await findSent(tx, complaintId, authorId, key || null)) !== undefined

const findSent = async (tx: Db, complaintId: number, authorId: number, key: string | null) =>
  key === null
    ? undefined
    : tx
        .selectFrom('complaint_message')
        .select(['id', 'text', 'kind'])
        .where('keyed_to', '=', complaintId)
        .where('author_id', '=', authorId)
        .where('key', '=', key)
        .executeTakeFirst()

async function refuseLongClosed(tx: Db, { id, status, created_at }: ComplaintLine, now: Date): Promise<void> {
  const lastStepAt = (await lastStep(tx, id))?.at ?? created_at
  if (acceptsMessages({ status, lastStepAt }, now)) return
  throw new Conflict(
    m.complaints_complaint_closed_more_than_days_ago({ n: counted(DAYS_AFTER_CLOSING) }),
    'closed_long_ago',
  )
}

async function refuseTooManyPhotos(tx: Db, complaintId: number): Promise<void> {
  const { sent } = await tx
    .selectFrom('complaint_message')
    .select(({ fn }) => fn.count<number>('photo_id').as('sent'))
    .where('complaint_id', '=', complaintId)
    .executeTakeFirstOrThrow()
  if (sent >= MESSAGE_PHOTOS)
    throw new Invalid({ photo: m.complaints_sent_photographs_call_us_if_more({ n: counted(MESSAGE_PHOTOS) }) })
}

async function tellOfMessage(
  services: Services,
  tx: Db,
  complaint: ComplaintLine,
  { text, sms, at }: { text: string; sms: string | undefined; at: Date },
): Promise<void> {
  const told = complaint.message_told_at
  if (told !== null && at.getTime() - Date.parse(told) < QUIET_MS) return
  await tx.updateTable('complaint').set({ message_told_at: at }).where('id', '=', complaint.id).execute()
  const { claimed } = await tx
    .selectFrom('account')
    .where('id', '=', complaint.customer_id)
    .select('claimed')
    .executeTakeFirstOrThrow()
  await tellCustomer(tx, services, writtenNews({ ...complaint, text, sms, claimed }, services.config.publicUrl))
}
