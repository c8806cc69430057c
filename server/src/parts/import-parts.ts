import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import { nepaliText, unlessBlank, type SheetFault } from 'contract/core/fields'
import { MAX_IMPORT_ROWS } from 'contract/core/sheets'
import { canonicalCode } from 'contract/core/texts/canonical'
import { partForm, reorderLevel, type parts } from 'contract/parts/endpoints'
import { LONGEST_PART_NAME, MOST_MODELS } from 'contract/parts/words'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { checkRows, duplicateRows, importAll, type CheckedRow } from '../platform/sheets/import-faults.ts'
import { readSheet } from '../platform/sheets/read-sheet.ts'
import { IMPORTED_COLUMNS } from './part.sheets.ts'
import { changePart, insertPart, refusingDoubles } from './save-part.ts'

type ImportForm = Input<typeof parts.import>['body']

/** A part as a row has it: models by their numbers, with commas between them. */
const partRow = partForm.omit({ models: true, active: true, name_ne: true, reorder_level: true }).extend({
  name_ne: unlessBlank(nepaliText(LONGEST_PART_NAME)),
  reorder_level: unlessBlank(reorderLevel),
  models: z
    .string()
    .default('')
    .transform((text) => [...new Set(text.split(/[,;\n]/).map(canonicalCode))].filter(Boolean))
    .refine(({ length }) => length <= MOST_MODELS, { error: m.parts_choose_models }),
})
type PartRow = z.output<typeof partRow>

/**
 * Adds and changes the parts of a spreadsheet by their numbers, all or none; a dry run only reports faults. What a row
 * leaves empty stays as it is. Throws RefusedSheet.
 */
export async function importParts(services: Services, user: Caller, form: ImportForm) {
  const { db, clock } = services
  const sheet = await readSheet(form.file.path, { columns: IMPORTED_COLUMNS, maxRows: MAX_IMPORT_ROWS })
  const { good, faults } = checkRows(partRow, sheet)
  const models = await idsOfModels(db, good)
  return importAll({
    rows: sheet.length,
    faults: [
      ...faults,
      ...duplicateRows(good, 'number', ({ number }) => canonicalCode(number), m.labels_the_part_number),
      ...unknownModels(good, models),
    ],
    dryRun: form.dry_run,
    noun: m.things_part,
    take: () =>
      // Somebody may add the same number at the same time.
      refusingDoubles(() =>
        db.transaction().execute(async (tx) => {
          const known = await idsOfNumbers(tx, good)
          for (const { value } of good) {
            const wanted = value.models.map((key) => models.get(key)!)
            const id = known.get(canonicalCode(value.number))
            if (id === undefined) {
              const part = { ...value, reorder_level: value.reorder_level ?? 0, models: wanted, active: true }
              await insertPart(tx, user, part, clock.now())
            } else {
              const form = { ...value, models: wanted.length > 0 ? wanted : undefined }
              await changePart(tx, user, { id, form, at: clock.now() })
            }
          }
        }),
      ),
  })
}

async function idsOfModels(db: Db, rows: readonly CheckedRow<PartRow>[]): Promise<Map<string, number>> {
  const keys = [...new Set(rows.flatMap(({ value }) => value.models))]
  if (keys.length === 0) return new Map()
  const found = await db
    .selectFrom('product')
    .select(['id', 'model_key'])
    .where('model_key', 'in', keys)
    .where('is_duplicate', '=', false)
    .execute()
  return new Map(found.map(({ id, model_key }) => [model_key, id]))
}

const unknownModels = (rows: readonly CheckedRow<PartRow>[], models: ReadonlyMap<string, number>): SheetFault[] =>
  rows.flatMap(({ row, value }) => {
    const model = value.models.find((key) => !models.has(key))
    return model === undefined ? [] : [{ row, field: 'models', message: m.parts_model_unknown({ model }) }]
  })

async function idsOfNumbers(tx: Db, rows: readonly CheckedRow<PartRow>[]): Promise<Map<string, number>> {
  const keys = rows.map(({ value }) => canonicalCode(value.number))
  const { rows: found } = await sql<{ id: number; number_key: string }>`
    select id, number_key from part where number_key = any(${keys}) order by id for update`.execute(tx)
  return new Map(found.map(({ id, number_key }) => [number_key, id]))
}
