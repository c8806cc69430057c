import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { SheetFault } from 'contract/core/fields'
import { MAX_IMPORT_ROWS } from 'contract/core/sheets'
import { folded } from 'contract/core/texts/folded'
import { servicePointForm, type servicePoints } from 'contract/service-points/endpoints'
import { sql } from 'kysely'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { checkRows, duplicateRows, importAll, type CheckedRow } from '../platform/sheets/import-faults.ts'
import { readSheet } from '../platform/sheets/read-sheet.ts'
import { addServicePoints, TAKEN, whyNoHours, type ServicePointForm } from './save-service-point.ts'
import { IMPORTED_COLUMNS } from './service-point.sheets.ts'

type ImportForm = Input<typeof servicePoints.import>['body']

/** Adds the shops and service centres of a spreadsheet, all or none; a dry run only reports faults. Throws RefusedSheet. */
export async function importServicePoints(services: Services, user: Caller, form: ImportForm) {
  const sheet = await readSheet(form.file.path, { columns: IMPORTED_COLUMNS, maxRows: MAX_IMPORT_ROWS })
  const { good, faults } = checkRows(servicePointForm, sheet)
  const doubled = duplicateRows(good, 'name', keyOf, m.service_points_same_entry_address)
  const taken = await takenRows(services.db, good)
  return importAll({
    rows: sheet.length,
    faults: [...faults, ...hoursFaults(good), ...doubled, ...taken],
    dryRun: form.dry_run,
    noun: m.things_shop_or_centre,
    take: () => addServicePoints(services, user, { forms: good.map(({ value }) => value), file: form.file.filename }),
  })
}

const hoursFaults = (rows: readonly CheckedRow<ServicePointForm>[]): SheetFault[] =>
  rows.flatMap(({ row, value }) => {
    const why = whyNoHours(value)
    return why ? [{ row, field: 'closes_at', message: why() }] : []
  })

const keyOf = ({ kind, district, name, address }: ServicePointForm) =>
  [kind, district, folded(name), folded(address)].join('\n')

async function takenRows(db: Db, rows: readonly CheckedRow<ServicePointForm>[]): Promise<SheetFault[]> {
  if (rows.length === 0) return []
  const column = (name: 'kind' | 'district' | 'name' | 'address') => rows.map(({ value }) => value[name])
  const { rows: taken } = await sql<{ place: number }>`
    select place::int - 1 as place
    from unnest(${column('kind')}::text[], ${column('district')}::text[], ${column('name')}::text[],
      ${column('address')}::text[]) with ordinality as wanted (kind, district, name, address, place)
    where exists (
      select from service_point as point
      where point.kind = wanted.kind and point.district = wanted.district
        and plain(point.name) = plain(wanted.name) and plain(point.address) = plain(wanted.address)
    )
    order by place`.execute(db)
  return taken.map(({ place }) => ({ row: rows[place]!.row, field: 'name', message: TAKEN() }))
}
