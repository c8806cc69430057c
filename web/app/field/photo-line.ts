import { api } from '../api/client.ts'
import { sendInParts } from '../forms/in-parts.ts'
import { forgetUpload } from '../forms/known-uploads.ts'
import type { Photo } from './photo.ts'
import type { PhotoLine } from './send-photos.ts'

/** By uploads in parts: what arrived before the line broke is not sent again. Stops with the signal. */
export const photoLine = (signal: AbortSignal): PhotoLine => ({
  async upload(photo, bytes) {
    // Whoever sends waits and tries again by itself.
    const lost = new AbortController()
    const named = await sendInParts(fileOf(photo, bytes), {
      signal: AbortSignal.any([signal, lost.signal]),
      onSent: () => undefined,
      onLost: (tryNow) => tryNow && lost.abort(new TypeError('lost')),
    })
    return named?.replace(/^upload:/, '')
  },
  forget: (photo, bytes) => forgetUpload(fileOf(photo, bytes)),
  keep: async (commandId, photo) =>
    (await api.field.addPhotos({ params: { id: commandId }, body: { photos: [photo] } }, { signal })).data,
})

const fileOf = ({ filename, type }: Photo, bytes: ArrayBuffer) => new File([bytes], filename, { type })
