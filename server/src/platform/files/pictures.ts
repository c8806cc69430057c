import { m } from 'contract/messages'
import type { Upload } from 'contract/core/endpoint'
import { Problem } from '../core/problems.ts'
import { fairQueue } from '../threads/fair-queue.ts'
import type { EncodedImage, PictureTask } from './encode-picture.ts'
import { measurePicture } from './images.ts'
import { unreadablePicture } from './judge.ts'
import { pictureProcess, UnreadablePicture } from './picture-process.ts'

/** The maximum of a phone's picture; larger ones, and AVIFs of more than two megapixels, use the other lane. */
const LIGHT_PIXELS = 16_000_000
/** An AVIF takes as long as a JPEG of this many times its pixels. */
const AVIF_WEIGHT = 8

const busy = () => new Problem(503, 'busy', m.files_many_pictures_being_processed_just_now(), { retryAfter: 5 })

function lane(seconds: number) {
  const inTurn = fairQueue({ each: 40, all: 200, waitMs: 30_000, full: busy })
  const encode = pictureProcess({ seconds })
  return (owner: string, task: PictureTask) => inTurn(owner, () => encode(task))
}

// Two lanes, so that an ordinary photograph does not wait for a very large picture.
const light = lane(8)
const heavy = lane(20)

/**
 * Re-encodes an uploaded picture in its turn. Throws a Problem: 415 when it cannot be read, 503 when too many are
 * waiting.
 */
export async function encodedUpload(
  { path, field, by }: Upload,
  visibility: PictureTask['visibility'],
): Promise<EncodedImage> {
  const measure = await measurePicture(path)
  if (!measure) throw unreadablePicture(field)
  const weight = measure.pixels * (measure.isAvif ? AVIF_WEIGHT : 1)
  try {
    return await (weight > LIGHT_PIXELS ? heavy : light)(by, { path, visibility })
  } catch (error) {
    throw error instanceof UnreadablePicture ? unreadablePicture(field) : error
  }
}
