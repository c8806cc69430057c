import type { UnitRow } from 'contract/units'
import { zipped, type ZipEntry } from '../sheets/zipped.ts'
import { codePicture } from './code-picture.ts'

/** so many are drawn while one is sent */
const AHEAD = 4

/** The pictures of the codes of units in an archive, each named by its serial number, drawn while it is sent. */
export const codeArchive = (batches: AsyncIterable<readonly UnitRow[]>): AsyncGenerator<Uint8Array> =>
  zipped(pictures(batches))

async function* pictures(batches: AsyncIterable<readonly UnitRow[]>): AsyncGenerator<ZipEntry> {
  const nameOf = fileNames()
  const drawn: Promise<ZipEntry>[] = []
  for await (const batch of batches) {
    for (const { serial_number, code_address } of batch) {
      const picture = draw(nameOf(serial_number), code_address)
      // When nobody reads any more it is not waited for.
      picture.catch(() => {})
      drawn.push(picture)
      if (drawn.length === AHEAD) yield drawn.shift()!
    }
  }
  yield* drawn
}

const draw = async (name: string, address: string): Promise<ZipEntry> => ({
  name,
  content: [await codePicture(address)],
  stored: true,
})

/** Names that every system of files takes, no two alike even where case does not count. */
export function fileNames() {
  const taken = new Set<string>()
  return (serial: string): string => {
    const plain = plainName(serial)
    let name = plain
    for (let i = 2; taken.has(name.toLowerCase()); i++) name = `${plain}-${i}`
    taken.add(name.toLowerCase())
    return `${name}.jpg`
  }
}

const plainName = (serial: string) => {
  const name = serial
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_')
    .replace(/^\.+|\.+$/g, '_')
    .slice(0, 80)
    .toWellFormed()
  // Windows keeps these for its devices.
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name) ? `_${name}` : name
}
