import { api } from '../api/client.ts'
import { sendInParts } from '../forms/in-parts.ts'
import { forgetUpload } from '../forms/known-uploads.ts'
import type { Photo } from './photo.ts'
import type { PhotoLine } from './send-photos.ts'

/** By uploads in parts: what arrived before the line broke is not sent again. */
export const photoLine: PhotoLine = {
  async upload(photo, bytes) {
    // The queue waits and tries again by itself, because a command may come first then.
    const lost = new AbortController()
    const named = await sendInParts(fileOf(photo, bytes), {
      signal: lost.signal,
      onSent: () => undefined,
      onLost: (tryNow) => tryNow && lost.abort(new TypeError('lost')),
    })
    return named?.replace(/^upload:/, '')
  },
  forget: (photo, bytes) => forgetUpload(fileOf(photo, bytes)),
  keep: async (commandId, photo) =>
    (await api.field.addPhotos({ params: { id: commandId }, body: { photos: [photo] } })).data,
}

const fileOf = ({ filename, type }: Photo, bytes: ArrayBuffer) => new File([bytes], filename, { type })
