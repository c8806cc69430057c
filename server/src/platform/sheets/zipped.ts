import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  /** started when its turn comes */
  content: () => AsyncIterable<Uint8Array>
  /** content that is already compressed is only stored */
  stored?: boolean
}

type Batches = AsyncIterable<readonly ZipEntry[]> | Iterable<readonly ZipEntry[]>

/**
 * An archive, streamed: one entry at a time as there is room, until the reader stops. Entries come in batches, because
 * the archive keeps their names, and each name keeps alive the 64 KB buffer it was made in; within a batch they share
 * it.
 */
export async function* zipped(batches: Batches): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  // The types promise less than the stream supports.
  const output = zip.outputStream as Readable
  const closed = new Promise<never>((_, reject) => output.once('close', () => reject(new Error('Its reader is gone'))))
  closed.catch(() => {})
  const fill = async () => {
    for await (const batch of batches)
      await Promise.race([closed, Promise.all(batch.map((entry) => written(zip, entry, output)))])
    zip.end()
  }
  const filled = fill().catch((error: unknown) => void output.destroy(error as Error))
  try {
    for await (const chunk of output) yield chunk as Uint8Array
  } finally {
    output.destroy()
    await filled
  }
}

function written(zip: ZipFile, { name, content, stored = false }: ZipEntry, output: Readable): Promise<void> {
  let begin: (() => AsyncIterable<Uint8Array>) | undefined = content
  return new Promise((resolve) => {
    zip.addReadStreamLazy(name, { compress: !stored }, (give) => {
      const stream = Readable.from(begin!(), { objectMode: false })
      begin = undefined // the archive keeps this function
      const stop = () => stream.destroy()
      output.once('close', stop)
      stream.once('error', (error) => output.destroy(error))
      stream.once('end', () => {
        output.off('close', stop)
        resolve()
      })
      give(null, stream)
    })
  })
}

/** Existing content as an entry. */
export const bytes = (content: Uint8Array | Iterable<Uint8Array>) =>
  async function* () {
    if (content instanceof Uint8Array) yield content
    else yield* content
  }
