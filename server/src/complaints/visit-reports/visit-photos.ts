import { m } from 'contract/messages'
import type { PhotoSide, VisitPicture } from 'contract/complaints/visit-picture'
import type { PhotoAnswer } from 'contract/field/commands'
import { MOST_VISIT_PHOTOS } from 'contract/field/words'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Invalid, Problem } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import type { Addressed, Addresses } from '../../platform/files/addresses.ts'
import { insertFile } from '../../platform/files/file.queries.ts'
import { stageInParts } from '../../platform/http/uploads.ts'
import { namedUploads } from '../../platform/uploads/in-parts.ts'
import { findUpload } from '../../platform/uploads/upload.queries.ts'
import { addressOf } from '../../registrations/paper.ts'

interface NamedPhoto {
  upload_id: string
  side: PhotoSide
  /** of one that never arrived, which this one is in place of */
  instead_of?: string | undefined
}

/** Names photographs of a visit, which come when the line allows; one that is named again is there once. Throws Invalid for too many. */
export async function namePhotos(tx: Db, reportId: number, photos: readonly NamedPhoto[]): Promise<void> {
  if (photos.length === 0) return
  // Of several calls at once each counts those of the others.
  await tx.selectFrom('visit_report').select('id').where('id', '=', reportId).forNoKeyUpdate().execute()
  const replaced = photos.flatMap(({ instead_of }) => instead_of ?? [])
  if (replaced.length > 0)
    await tx
      .deleteFrom('visit_photo')
      .where('report_id', '=', reportId)
      .where('upload_id', 'in', replaced)
      .where('file_id', 'is', null)
      .execute()
  await tx
    .insertInto('visit_photo')
    .values(photos.map(({ upload_id, side }) => ({ report_id: reportId, upload_id, side })))
    .onConflict((conflict) => conflict.columns(['report_id', 'upload_id']).doNothing())
    .execute()
  const { named } = await tx
    .selectFrom('visit_photo')
    .select(({ fn }) => fn.countAll<number>().as('named'))
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow()
  if (named > MOST_VISIT_PHOTOS) throw new Invalid({ photos: m.field_photos_expected() })
}

/** Keeps those of the named photographs that have arrived whole, and says of each whether it is there. */
export async function keepPhotos(services: Services, user: Caller, reportId: number): Promise<PhotoAnswer[]> {
  const named = await services.db
    .selectFrom('visit_photo')
    .select(['upload_id', 'side', 'file_id'])
    .where('report_id', '=', reportId)
    .orderBy('position')
    .execute()
  const answers: PhotoAnswer[] = []
  for (const { upload_id, side, file_id } of named) {
    const kept = file_id === null ? await keepPhoto(services, user, { reportId, uploadId: upload_id }) : KEPT
    answers.push({ upload_id, side, ...kept })
  }
  return answers
}

type Kept = Pick<PhotoAnswer, 'state' | 'message'>
const KEPT: Kept = { state: 'kept', message: '' }

interface Wanted {
  reportId: number
  uploadId: string
}

async function keepPhoto(services: Services, user: Caller, wanted: Wanted): Promise<Kept> {
  const { db, files, clock } = services
  const { uploadId: id } = wanted
  const upload = await findUpload(db, { accountId: user.id, id, now: clock.now() })
  if (!upload || upload.used_at) return { state: 'unknown', message: '' }
  if (upload.received !== upload.bytes) return { state: 'waiting', message: '' }
  const inParts = namedUploads(services, user.id)
  try {
    const staged = await stageInParts(
      inParts,
      { stagingDir: files.stagingDir, by: String(user.id) },
      { id, kind: 'image' },
    )
    if (!staged) return { state: 'unknown', message: '' }
    try {
      await files.storing({ staged }, 'private', ({ staged: photo }) =>
        db.transaction().execute(async (tx) => {
          if (await isAwaited(tx, wanted)) await recordPhoto(tx, wanted, await insertFile(tx, photo))
        }),
      )
    } finally {
      await rm(staged.path, { force: true })
    }
    await inParts.takeAway()
    return KEPT
  } catch (error) {
    if (!(error instanceof Problem) || error.statusCode !== 415) throw error
    await db.deleteFrom('visit_photo').where(isOf(wanted)).where('file_id', 'is', null).execute()
    return { state: 'refused', message: m.field_no_picture() }
  }
}

const isOf = ({ reportId, uploadId }: Wanted) =>
  sql<boolean>`(visit_photo.report_id = ${reportId} and visit_photo.upload_id = ${uploadId})`

/** Locks a photograph that has not come yet: of two that bring it at once one is kept. */
const isAwaited = async (tx: Db, wanted: Wanted): Promise<boolean> =>
  (await tx
    .selectFrom('visit_photo')
    .select('upload_id')
    .where(isOf(wanted))
    .where('file_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined

const recordPhoto = (tx: Db, wanted: Wanted, fileId: number) =>
  tx.updateTable('visit_photo').set({ file_id: fileId }).where(isOf(wanted)).execute()

/** A photograph as it is read from the database. */
export interface FoundPhoto {
  side: PhotoSide
  file: Addressed
}

/** A query part: the photographs of `visit_report` that have arrived, those of before first. */
export const photosOfReport = sql<FoundPhoto[]>`(
  select coalesce(json_agg(json_build_object('side', side,
    'file', json_build_object('id', file.id, 'key', file.key, 'visibility', file.visibility))
    order by side desc, position), '[]')
  from visit_photo join file on file.id = visit_photo.file_id where visit_photo.report_id = visit_report.id)`

/** The same with the addresses at which their reader finds them. */
export const picturesOf = (files: Addresses, photos: readonly FoundPhoto[]): VisitPicture[] =>
  photos.map(({ side, file }) => ({ side, url: addressOf(files, file, `Visit ${side}`) }))

/** The files of the visits of these complaints. */
export async function photosOfVisits(db: Db, complaintIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('visit_photo')
    .innerJoin('visit_report', 'visit_report.id', 'visit_photo.report_id')
    .select('visit_photo.file_id')
    .where('visit_report.complaint_id', 'in', complaintIds)
    .where('visit_photo.file_id', 'is not', null)
    .$narrowType<{ file_id: number }>()
    .execute()
  return rows.map(({ file_id }) => file_id)
}
