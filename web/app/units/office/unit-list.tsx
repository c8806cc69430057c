import { ADD_UNIT } from 'contract/core/paths'
import Plus from 'lucide-react/icons/plus'
import QrCode from 'lucide-react/icons/qr-code'
import type { UnitRow } from 'contract/units/endpoints'
import { api } from '../../api/client.ts'
import { createdColumn, serialNumber, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/delete-action.ts'
import { DeleteRow } from '../../lists/delete-row.tsx'
import { DeleteSelected } from '../../lists/delete-selected.tsx'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { Filters, useFiltered } from '../../lists/filters.tsx'
import { listLoader } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import type { Route } from './+types/unit-list'
import { SerialFilter } from './serial-filter.tsx'
import { UnitCode } from './unit-code.tsx'
import { UnitExports } from './unit-exports.tsx'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Product Inventory' }, { text: 'QR List' }] }
export const clientMiddleware = [needs('units.read')]
export const clientLoader = listLoader(api.units.list, ['search', 'serial_number', 'duplicate'], {
  exportCall: api.units.export,
  exportName: 'qr-units',
})
export const clientAction = deleteAction({
  one: (id) => api.units.delete({ params: { id } }),
  many: (product_ids) => api.units.deleteMany({ body: { product_ids } }),
})

/** Said where another unit keeps the serial number. */
const SHARED = 'is the number of another unit'

const columns: Column<UnitRow>[] = [
  serialNumber(),
  {
    header: 'Model Name',
    width: 'md:w-60',
    bar: 'w-36',
    name: ({ model_name, serial_number, is_duplicate }) => ({
      name: model_name,
      under: is_duplicate ? (
        <span className="text-amber">
          {serial_number} {SHARED}
        </span>
      ) : (
        serial_number
      ),
    }),
  },
  { header: 'Model Number', width: 'w-36', wide: true, bar: 'w-20', cell: ({ model_number }) => model_number },
  {
    header: 'Serial Number',
    width: 'w-48',
    wide: true,
    bar: 'w-28',
    className: 'tabular-nums',
    cell: ({ serial_number, is_duplicate }) => (
      <>
        {serial_number}
        {is_duplicate && <span className="block text-2xs text-amber">{SHARED}</span>}
      </>
    ),
  },
  { header: 'QR Image', width: 'w-20', bar: 'w-9', cell: (unit) => <UnitCode unit={unit} /> },
  createdColumn({ header: 'Created At' }),
  {
    header: 'Actions',
    width: 'w-11 md:w-20',
    bar: 'w-6',
    end: true,
    cell: ({ id, serial_number }) => (
      <DeleteRow
        id={id}
        name={serial_number}
        text={`The code of ${serial_number} leads nowhere any more, on the appliance too.`}
      />
    ),
  },
]

const screen = {
  title: 'QR Products List',
  columns,
  actions: (
    <>
      <UnitExports />
      <ButtonLink to={ADD_UNIT} variant="ink" size="sm">
        <Plus />
        Add QR Product
      </ButtonLink>
    </>
  ),
  selectionActions: (
    <DeleteSelected one="unit" many="units" text="Their codes lead nowhere any more, on the appliances too." />
  ),
  children: (
    <>
      <p className="mb-4 max-w-2xl text-xs text-ink-2">
        Every appliance that leaves the house has a code of its own. Print it on the appliance or its box: who scans it
        sees the model and its warranty, and registers it without typing. Export gives the codes as pictures in an
        archive, Print labels as sheets to print.
      </p>
      <Filters label="Filter QR products">
        <SearchField name="search" label="Model or serial number" />
        <SerialFilter />
        <FilterSelect
          name="duplicate"
          label="Serial number"
          options={[{ value: 'true', text: 'Of several units' }]}
          className="sm:w-56"
        />
      </Filters>
    </>
  ),
}

/** Nothing is there yet, or nothing with these filters: the words of the screen for each. */
const useEmpty = () => ({
  icon: <QrCode />,
  title: useFiltered() ? 'No results found' : 'No QR products yet',
  text: 'Add a unit, or import a spreadsheet of them. Each gets its code at once.',
})

export const HydrateFallback = () => <ListPage {...screen} empty={useEmpty()} list={undefined} />

/** `/baltra-admin-dashboard/all-QrProducts-list` */
export default function UnitList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen} empty={useEmpty()} list={loaderData} />
}
