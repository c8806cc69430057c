import { m } from 'contract/messages'
import yauzl, { type Entry } from 'yauzl'
import { LIMITS } from './limits.ts'
import { damaged, SheetRefusal, tooLarge } from './sheet-refusal.ts'

/** The parts of an .xlsx by name, each unpacked only while it is read. */
export interface Archive {
  has(name: string): boolean
  /** whether a part has this extension: `bin` */
  hasExtension(extension: string): boolean
  read(name: string): AsyncIterable<Uint8Array>
  close(): void
}

/** Opens an .xlsx and reads its directory. Refuses macros, passwords, and what would unpack to too much. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await yauzl.openPromise(path, { autoClose: false, strictFileNames: true })
  try {
    const entries = new Map<string, Entry>()
    let bytes = 0
    if (zip.entryCount > LIMITS.entries) throw tooLarge(m.sheets_file_holds_more_parts_than_spreadsheet())
    for await (const entry of zip.eachEntry()) {
      refuseEntry(entry)
      bytes += entry.uncompressedSize
      if (bytes > LIMITS.allBytes) throw tooLarge(UNPACKS_TO_TOO_MUCH())
      if (entries.has(entry.fileName)) throw damaged()
      entries.set(entry.fileName, entry)
    }
    // LibreOffice's own format, which holds a page of XML too.
    if (entries.has('content.xml') && entries.has('mimetype')) throw new SheetRefusal(m.sheets_ods_file_save_xlsx())
    return {
      has: (name) => entries.has(name),
      hasExtension: (extension) =>
        [...entries.keys()].some((name) => name.toLowerCase().endsWith(`.${extension.toLowerCase()}`)),
      read: (name) => {
        const entry = entries.get(name)
        if (!entry) throw damaged()
        return unpacked(zip, entry)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

const UNPACKS_TO_TOO_MUCH = m.sheets_file_unpacks_more_than_spreadsheet_holds

function refuseEntry(entry: Entry) {
  if (/vbaProject\.bin$/i.test(entry.fileName)) throw new SheetRefusal(m.sheets_files_macros_not_read_save_xlsx())
  if (entry.isEncrypted()) throw new SheetRefusal(m.sheets_file_locked_password())
  if (entry.uncompressedSize > LIMITS.partBytes) throw tooLarge(UNPACKS_TO_TOO_MUCH())
}

/** The directory may lie: the actual bytes are counted. */
async function* unpacked(zip: yauzl.ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    bytes += (chunk as Buffer).length
    if (bytes > LIMITS.partBytes) throw tooLarge(UNPACKS_TO_TOO_MUCH())
    yield chunk as Buffer
  }
}
