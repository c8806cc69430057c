import { m } from 'contract/messages'
import { canonicalSerial } from 'contract/core/texts/canonical'
import type { Input } from 'contract/core/endpoint'
import type { SheetFault } from 'contract/core/fields'
import { MAX_IMPORT_ROWS } from 'contract/core/sheets'
import { unitForm, type units } from 'contract/units/endpoints'
import { recordAudit } from '../platform/audit/audit.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { findModels } from '../products/product-of-model.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { checkRows, duplicateRows, importAll, type CheckedRow } from '../platform/sheets/import-faults.ts'
import { readSheet } from '../platform/sheets/read-sheet.ts'
import { hasNameOf, withKnownModel } from './known-model.ts'
import { findTakenSerials, insertUnits, type NewUnit } from './unit.queries.ts'
import { takenSerial, unitToken, unknownModel } from './add-unit.ts'
import { IMPORTED_COLUMNS } from './unit.sheets.ts'

type ImportForm = Input<typeof units.import>['body']
type Unit = Omit<NewUnit, 'token'>

const ROWS_AT_ONCE = 1_000

/** Adds the units of a spreadsheet, all or none; a dry run only reports faults. Throws RefusedSheet. */
export async function importUnits(services: Services, user: Caller, form: ImportForm) {
  const sheet = await readSheet(form.file.path, { columns: IMPORTED_COLUMNS, maxRows: MAX_IMPORT_ROWS })
  const { good, faults } = checkRows(unitForm, sheet)
  const models = await findModels(
    services.db,
    good.map(({ value }) => value.model_number),
  )
  const known = good.map(({ row, value }) => ({ row, value, unit: withKnownModel(value, models) }))
  const unknown = known
    .filter(({ unit }) => !unit)
    .map(({ row, value }) => ({
      row,
      field: 'model_number',
      message: unknownModel(value.model_number),
    }))
  const units = known.flatMap(({ unit }) => unit ?? [])
  const renamed = known.filter(({ value, unit }) => unit && !hasNameOf(value, unit)).length
  const doubled = duplicateRows(good, 'serial_number', keyOf, m.units_serial_number)
  const taken = await takenRows(services.db, good)
  const result = await importAll({
    rows: sheet.length,
    faults: [...faults, ...unknown, ...doubled, ...taken],
    dryRun: form.dry_run,
    noun: m.things_unit,
    take: () => addUnits(services, user, units, form.file.filename),
  })
  return { ...result, data: { ...result.data, renamed } }
}

const keyOf = ({ serial_number }: Unit) => canonicalSerial(serial_number)

async function takenRows(db: Db, rows: readonly CheckedRow<Unit>[]): Promise<SheetFault[]> {
  const faults: SheetFault[] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE)
    const places = await findTakenSerials(
      db,
      some.map(({ value }) => value.serial_number),
    )
    for (const { row, value } of places.map((place) => some[place]!))
      faults.push({ row, field: 'serial_number', message: takenSerial(value.serial_number) })
  }
  return faults
}

async function addUnits({ db, clock }: Services, user: Caller, units: readonly Unit[], file: string) {
  try {
    await db.transaction().execute(async (tx) => {
      const at = clock.now()
      for (let from = 0; from < units.length; from += ROWS_AT_ONCE) {
        const some = units.slice(from, from + ROWS_AT_ONCE)
        await insertUnits(
          tx,
          some.map((unit) => ({ ...unit, token: unitToken() })),
          at,
        )
      }
      const subject = { table: 'unit', id: null }
      const after = { file, units: units.length, serial_numbers: units.map(({ serial_number }) => serial_number) }
      await recordAudit(tx, { actor: user, action: 'unit.import', subject, after, at })
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'unit_serial')) throw error
    throw new Conflict(m.units_serial_number_file_added_meanwhile_import())
  }
}
