import type { PhotoAnswer } from 'contract/field/commands'
import type { Photo } from './photo.ts'
import type { Queue } from './queue.ts'

/** How photographs get to the office. Each fails when no answer came. */
export interface PhotoLine {
  /** sends what has not arrived yet, and returns the upload's id; undefined where no more uploads are accepted for now */
  upload: (photo: Photo, bytes: ArrayBuffer) => Promise<string | undefined>
  /** forgets what was known about the upload of a photograph */
  forget: (photo: Photo, bytes: ArrayBuffer) => Promise<void>
  keep: (
    commandId: string,
    photo: { upload_id: string; side: Photo['side']; instead_of: string },
  ) => Promise<PhotoAnswer[]>
}

/** The office has not got a photograph that was sent; another try begins its upload anew. */
class PhotoNotKept extends Error {}

/**
 * Brings the photographs of entered reports to the office, one after the other, and lets go of each once it is with its
 * report. Stops for commands, which go first.
 */
export async function sendPhotos(queue: Queue, line: PhotoLine): Promise<void> {
  for (let photo = queue.photosToSend[0]; photo; photo = queue.photosToSend[0]) {
    if (queue.toSend.length > 0) return
    await sendPhoto(queue, line, photo)
  }
}

async function sendPhoto(queue: Queue, line: PhotoLine, given: Photo): Promise<void> {
  const bytes = await queue.fileOf(given.id)
  // Whoever removed it was another window.
  if (!bytes) return queue.removePhoto(given.id)
  const photo = await uploaded(queue, line, { photo: given, bytes })
  const { uploadId, commandId, side, namedAs } = photo
  const answers = await line.keep(commandId!, { upload_id: uploadId!, side, instead_of: namedAs })
  const answer = answers.find(({ upload_id }) => upload_id === uploadId)
  if (answer?.state === 'kept' || answer?.state === 'refused') await line.forget(photo, bytes)
  if (answer?.state === 'kept') return queue.removePhoto(photo.id)
  const { uploadId: _, ...without } = photo
  if (answer?.state === 'refused') return queue.putPhoto({ ...without, namedAs: photo.id, refused: answer.message })
  await line.forget(photo, bytes)
  await queue.putPhoto({ ...without, namedAs: uploadId! })
  throw new PhotoNotKept()
}

async function uploaded(
  queue: Queue,
  line: PhotoLine,
  { photo, bytes }: { photo: Photo; bytes: ArrayBuffer },
): Promise<Photo> {
  if (photo.uploadId !== undefined) return photo
  const uploadId = await line.upload(photo, bytes)
  if (uploadId === undefined) throw new PhotoNotKept()
  const whole = { ...photo, uploadId }
  await queue.putPhoto(whole)
  return whole
}
