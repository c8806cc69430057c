import type { Upload } from 'contract/core/endpoint'
import { Problem } from '../core/problems.ts'
import { fairQueue } from '../threads/fair-queue.ts'
import type { EncodedImage } from './encode-picture.ts'
import { measurePicture } from './images.ts'
import { unreadablePicture } from './judge.ts'
import type { PictureTask } from './encode-picture.ts'
import { pictureProcess, UnreadablePicture } from './picture-process.ts'

/** What a picture of a phone takes at most; a larger one, or an AVIF of more than two, waits among its like. */
const LIGHT_PIXELS = 16_000_000
/** An AVIF takes as long as a JPEG of so many times its pixels. */
const AVIF_WEIGHT = 8

const busy = () =>
  new Problem(503, 'busy', 'Many pictures are being processed just now, please try again', { retryAfter: 5 })

function lane(seconds: number) {
  const inTurn = fairQueue({ each: 40, all: 200, waitMs: 30_000, full: busy })
  const encode = pictureProcess({ seconds })
  return (owner: string, task: PictureTask) => inTurn(owner, () => encode(task))
}

// Two lanes, so that a person's photograph does not wait for somebody's largest possible picture.
const light = lane(8)
const heavy = lane(20)

/** Re-encodes the picture of an upload when its turn comes. Throws a Problem: 415 when it cannot be read, 503 when too many wait. */
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
