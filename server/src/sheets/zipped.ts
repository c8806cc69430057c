import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** what is compressed already is only stored */
  stored?: boolean
}

/**
 * An archive, as it is made. The next entry is asked for when there is room for it, and none any more once nobody reads:
 * whatever the archive's size, a few hundred kilobytes of it are in memory.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  // The types promise less than the stream is.
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  const fill = async () => {
    for await (const entry of entries) {
      if (output.destroyed) return
      current = Readable.from(entry.content, { objectMode: false })
      addEntry(zip, entry, current)
      await finished(current, { writable: false })
    }
    zip.end()
  }
  const filled = fill().catch((error: unknown) => void output.destroy(error as Error))
  try {
    for await (const chunk of output) yield chunk as Uint8Array
  } finally {
    output.destroy()
    current?.destroy()
    await filled
  }
}

/** The archive remembers every entry until its end, so the stream is handed over and not kept. */
function addEntry(zip: ZipFile, { name, stored = false }: ZipEntry, stream: Readable) {
  let content: Readable | undefined = stream
  zip.addReadStreamLazy(name, { compress: !stored }, (give) => {
    give(null, content!)
    content = undefined
  })
}
