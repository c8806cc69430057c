import type { UnitRow } from 'contract/units/endpoints'
import { zipped, type ZipEntry } from '../platform/sheets/zipped.ts'
import { codePicture } from './code-picture.ts'

/** The QR codes of units in an archive, each named by its serial number and drawn in its turn. */
export const codeArchive = (batches: AsyncIterable<readonly UnitRow[]>): AsyncGenerator<Uint8Array> =>
  zipped(entriesOf(batches))

async function* entriesOf(batches: AsyncIterable<readonly UnitRow[]>): AsyncGenerator<ZipEntry[]> {
  const nameOf = fileNames()
  for await (const batch of batches)
    yield batch.map(({ serial_number, code_address }) => ({
      name: nameOf(serial_number),
      content: () => drawn(code_address),
      stored: true,
    }))
}

async function* drawn(address: string) {
  yield await codePicture(address)
}

/** Names that every file system accepts, distinct even where case is ignored. */
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
  // Names of devices in Windows.
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name) ? `_${name}` : name
}
