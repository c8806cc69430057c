import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload, UploadKind } from 'contract/core/endpoint'
import { mp4, picture } from '../../src/platform/files/testing/samples.ts'
import type { Services } from '../../src/platform/core/services.ts'

const smallPicture = picture(24, 18, 'jpeg')

/** A small photograph, as a browser sends it. */
export const photo = async () => new File([new Uint8Array(await smallPicture)], 'photo.jpg', { type: 'image/jpeg' })

/** A few kilobytes that look like a film. */
export const film = () => new File([new Uint8Array(mp4())], 'film.mp4', { type: 'video/mp4' })

/** A file as a handler receives it: staged, judged. */
export async function staged(
  services: Services,
  field: string,
  kind: Extract<UploadKind, 'image' | 'video'>,
): Promise<Upload> {
  const bytes = kind === 'image' ? await smallPicture : mp4()
  const path = join(services.files.stagingDir, randomUUID())
  await writeFile(path, bytes)
  const type = kind === 'image' ? 'image/jpeg' : 'video/mp4'
  return { field, path, filename: field, kind, type, bytes: bytes.length, by: 'somebody' }
}
