import type { Files } from '../platform/files/files.ts'
import { addressOf, named, paper } from '../registrations/paper.ts'
import type { Db } from '../platform/core/db.ts'
import { stepsOf } from './stepper.ts'

/** The complaint fields of an owned product; empty if there is none. */
export async function complaintOfProduct(db: Db, files: Files, complaintId: number | null) {
  const complaint = complaintId === null ? undefined : await findPart(db, complaintId)
  if (!complaint) return NONE
  const { id, job_no, serial_number, created_at, visit_date, ...rest } = complaint
  return {
    ...rest,
    job_no: job_no ?? '',
    date_joined: created_at,
    damaged_image: addressOf(files, rest.damaged_image, named('Damage', serial_number)),
    damaged_video: addressOf(files, rest.damaged_video, named('Damage video', serial_number)),
    stepper: await stepsOf(db, { id, visit_date }),
  }
}

const NONE = {
  status: undefined,
  job_no: '',
  problem_type: '',
  problem_description: '',
  date_joined: '',
  damaged_image: '',
  damaged_video: '',
  stepper: [],
}

const findPart = (db: Db, id: number) =>
  db
    .selectFrom('complaint')
    .select([
      'id',
      'status',
      'job_no',
      'serial_number',
      'problem_type',
      'problem_description',
      'created_at',
      'visit_date',
    ])
    .select([
      paper('complaint.damaged_image_id').as('damaged_image'),
      paper('complaint.damaged_video_id').as('damaged_video'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
