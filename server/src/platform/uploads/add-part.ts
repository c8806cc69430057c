import { counted, grouped } from 'contract/core/wording'
import { m } from 'contract/messages'
import { hash } from 'node:crypto'
import { MIN_PART_BYTES } from 'contract/uploads/words'
import { type UploadState } from 'contract/uploads/endpoints'
import { Invalid, Problem } from '../core/problems.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../core/services.ts'
import { findUpload, hasPart, stateOf } from './upload.queries.ts'
import { uploadNotFound } from './upload.queries.ts'

interface Part {
  id: string
  accountId: number
  start: number
  bytes: Uint8Array
}

/**
 * Stores the next part of a file and counts it. A repeated part gets the same answer as before; any other that does not
 * begin at the current offset is refused with that offset. Of concurrent parts one wins: no row is locked while the
 * storage works, and the count moves only from where the part begins.
 */
export async function addPart({ db, files, clock }: Services, part: Part): Promise<UploadState> {
  const { id, accountId, start, bytes } = part
  const find = () => findUpload(db, { accountId, id, now: clock.now() })
  const upload = await find()
  if (!upload) throw uploadNotFound()
  refuseOddSize(part, upload.bytes)
  // Named by content: a repeated part is the same object, and a loser never overwrites the winner's.
  const key = `uploads/${id}-${start}-${hash('sha256', bytes).slice(0, 32)}`
  if (start !== upload.received) {
    if (await hasPart(db, key, part)) return stateOf(upload)
    throw wrongOffset(upload.received)
  }
  const isStored = await files.parts.put(key, bytes, { start, after: upload.last_part ?? undefined })
  const received = isStored ? await count(db, part, key, clock.now()) : undefined
  if (received !== undefined) return stateOf({ ...upload, received })
  const current = await find()
  if (current && (await hasPart(db, key, part))) return stateOf(current)
  await files.parts.remove(key)
  throw current && current.received !== start ? wrongOffset(current.received) : uploadNotFound()
}

/** Counts a stored part. Returns the new offset; undefined when another one was faster. */
async function count(db: Db, { id, accountId, start, bytes }: Part, key: string, now: Date) {
  const received = start + bytes.length
  const counted = await db
    .with('counted', (to) =>
      to
        .updateTable('upload')
        .set({ received, touched_at: now })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('received', '=', start)
        .returning('id'),
    )
    .insertInto('upload_part')
    .columns(['upload_id', 'start', 'key'])
    .expression((eb) => eb.selectFrom('counted').select(['id', eb.val(start).as('start'), eb.val(key).as('key')]))
    .executeTakeFirst()
  return counted.numInsertedOrUpdatedRows === 1n ? received : undefined
}

function refuseOddSize({ start, bytes: { length } }: Part, whole: number) {
  if (start + length > whole) throw new Problem(413, 'too_large', m.uploads_file_said_bytes_more({ n: grouped(whole) }))
  if (length < MIN_PART_BYTES && start + length < whole)
    throw new Invalid({ body: m.uploads_part_least_kb_unless_last({ n: counted(MIN_PART_BYTES / 1024) }) })
}

const wrongOffset = (received: number) =>
  new Problem(409, 'wrong_offset', m.uploads_next_part_begins_byte({ n: counted(received) }), {
    errors: { offset: String(received) },
  })
