import { m } from 'contract/messages'
import { posix } from 'node:path'
import type { Archive } from './xlsx-archive.ts'
import { damaged, SheetRefusal } from './sheet-refusal.ts'
import { prefixed, readXml } from './xml.ts'

/** The parts of a workbook needed to read its first sheet. */
export interface Workbook {
  sheet: string
  sharedStrings: string | undefined
  styles: string | undefined
  /** days count from 1904, as on old Macs */
  from1904: boolean
}

/** Finds the first sheet of a workbook. Refuses one with macros. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  await refuseMacros(archive)
  const { first, from1904 } = await readSheetList(archive)
  const parts = await readRelations(archive)
  const sheet = parts.find(({ id }) => id === first)
  if (!sheet?.type.endsWith('/worksheet')) throw damaged()
  const partOf = (type: string) => {
    const path = parts.find((part) => part.type.endsWith(`/${type}`))?.path
    return path !== undefined && archive.has(path) ? path : undefined
  }
  return { sheet: sheet.path, sharedStrings: partOf('sharedStrings'), styles: partOf('styles'), from1904 }
}

/** A type declared for an extension matters only if some part has it: SheetJS declares one for macros in every file. */
async function refuseMacros(archive: Archive) {
  await readXml(archive.read('[Content_Types].xml'), {
    open: (name, { ContentType = '', Extension }) => {
      if (!/macroEnabled|vbaProject/i.test(ContentType)) return
      if (name === 'Default' && Extension !== undefined && !archive.hasExtension(Extension)) return
      throw new SheetRefusal(m.sheets_files_macros_not_read_save_xlsx())
    },
  })
}

async function readSheetList(archive: Archive) {
  let first: string | undefined
  let from1904 = false
  await readXml(archive.read('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'sheet') first ??= prefixed(attributes, 'id')
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
    },
  })
  return { first, from1904 }
}

async function readRelations(archive: Archive) {
  const parts: { id: string; type: string; path: string }[] = []
  await readXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target)
      parts.push({ id: Id, type: Type, path })
    },
  })
  return parts
}
