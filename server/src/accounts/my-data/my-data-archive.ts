import type { Locale } from 'contract/core/locale'
import type { Caller } from '../../platform/core/caller.ts'
import type { Services } from '../../platform/core/services.ts'
import { bytes, zipped, type ZipEntry } from '../../platform/sheets/zipped.ts'
import type { Files } from '../../platform/files/files.ts'
import { keptFiles } from './kept-files.ts'
import { myDataPage, type FilledPart } from './my-data-page.ts'
import { PARTS } from './parts.ts'

/** Data a reader might expect but will not find. */
const NOTES = [
  'Your password is stored only as a hash that cannot be reversed, so it is not included.',
  'Messages sent with the contact form are not tied to an account, so they are not in here. Notes that staff keep among themselves are not, either.',
]

/** Everything kept about a person: as JSON, as a page in their language, and their files. Generated while it is downloaded. */
export async function myDataArchive(
  { db, files, clock, limits, settings }: Services,
  user: Caller,
  locale: Locale,
): Promise<AsyncIterable<Uint8Array>> {
  await limits.take('my-data.account', String(user.id))
  const kept = keptFiles(files)
  const parts: FilledPart[] = []
  for (const { name, title, rows } of PARTS)
    parts.push({ name, title, rows: await rows(db, user.id, kept, settings.current) })
  const now = clock.now()
  const json = {
    exported_at: now.toISOString(),
    notes: NOTES,
    ...Object.fromEntries(parts.map(({ name, rows }) => [name, rows])),
  }
  return zipped(
    entriesOf(files, kept.all(), [
      {
        name: 'my-data.html',
        content: bytes(Buffer.from(myDataPage(parts, NOTES, { at: now, brand: settings.current.brand_name, locale }))),
      },
      { name: 'my-data.json', content: bytes(Buffer.from(JSON.stringify(json, null, 2))) },
    ]),
  )
}

function* entriesOf(
  files: Files,
  kept: readonly { key: string; path: string }[],
  pages: readonly ZipEntry[],
): Generator<readonly ZipEntry[]> {
  yield pages
  // Each is opened when the previous one is finished.
  for (const { key, path } of kept) yield [{ name: path, content: () => bytesOf(files, key), stored: true }]
}

async function* bytesOf(files: Files, key: string): AsyncGenerator<Uint8Array> {
  const stream = await files.read(key)
  if (stream) yield* stream as AsyncIterable<Uint8Array>
}
