import { m } from 'contract/messages'
import { z } from 'zod'
import type { PeopleList } from './people-lists.ts'
import type { Admission } from './access.ts'
import type { FileAnswer } from './endpoint.ts'
import { flag, sheetFault, upload } from './fields.ts'

export const XLSX: FileAnswer = {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  filename: 'export.xlsx',
}

interface Exported<F extends z.ZodRawShape> extends Admission {
  path: string
  summary: string
  /** those of the list */
  filters: F
  /** the list, where its rows hold people: who exports it types their password, is recorded, and others are told */
  people?: PeopleList
}

/** Every row that a list's filters find, on all its pages, as .xlsx or .csv. */
export const exportOf = <const F extends z.ZodRawShape>({
  path,
  access,
  centre,
  summary,
  filters,
  people,
}: Exported<F>) => ({
  method: 'GET' as const,
  path,
  access,
  centre,
  summary,
  people,
  recentPassword: people !== undefined,
  query: z.object({ ...filters, format: z.enum(['xlsx', 'csv'], { error: m.core_export_xlsx_csv }).default('xlsx') }),
  response: XLSX,
})

/** The most rows that one file brings. */
export const MAX_IMPORT_ROWS = 10_000

/** A spreadsheet to import; a dry run only reports errors. */
export const importForm = z.object({
  file: upload('sheet', m.core_select_file_import),
  dry_run: flag().default(false),
})

/** The result of an import: all rows, or none if there are errors. */
export const importResult = z.object({
  message: z.string().default(() => m.core_ok()),
  data: z.object({
    rows: z.int(),
    imported: z.int(),
    errors: z.array(sheetFault),
    /** rows whose model name is replaced by the one that the catalogue has for their model number */
    renamed: z.int().optional(),
  }),
})

export type ImportResult = z.output<typeof importResult>['data']
