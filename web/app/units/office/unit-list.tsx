import { UNIT_FIELDS } from 'contract/units/words'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { ADD_UNIT } from 'contract/core/office-paths'
import Plus from 'lucide-react/icons/plus'
import QrCode from 'lucide-react/icons/qr-code'
import type { UnitRow } from 'contract/units/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { createdColumn, serialNumber, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/deleting/delete-action.ts'
import { DeleteRow } from '../../lists/deleting/delete-row.tsx'
import { DeleteSelected } from '../../lists/deleting/delete-selected.tsx'
import { FilterSelect } from '../../lists/filters/filter-select.tsx'
import { DaysFilter } from '../../lists/filters/days-filter.tsx'
import { Filters, useFiltered } from '../../lists/filters/filters.tsx'
import { listLoader } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { LookAlikes } from '../../office/look-alikes.tsx'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import type { Route } from './+types/unit-list'
import { UnitCode } from './unit-code.tsx'
import { UnitExports } from './unit-exports.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_inventory() }, { text: m.office_menu_units() }],
}
export const clientMiddleware = [needs('units.read')]
export const clientLoader = listLoader(
  api.units.list,
  ['search', 'serial_number', 'duplicate', 'from', 'to', 'sort', 'where'],
  {
    exportCall: api.units.export,
    exportName: 'qr-units',
  },
)
export const clientAction = deleteAction({
  one: (id) => api.units.delete({ params: { id } }),
  many: (product_ids) => api.units.deleteMany({ body: { product_ids } }),
})

const columns = (): Column<UnitRow>[] => [
  serialNumber(),
  {
    header: m.units_office_column_model_name(),
    sort: 'model',
    width: 'md:w-60',
    bar: 'w-36',
    name: ({ model_name, serial_number, is_duplicate }) => ({
      name: model_name,
      under: (
        <>
          {is_duplicate ? (
            <span className="text-amber">{m.units_office_shared_serial({ serial: serial_number })}</span>
          ) : (
            serial_number
          )}{' '}
          <LookAlikes number={serial_number} />
        </>
      ),
    }),
  },
  {
    header: m.units_office_column_model_number(),
    sort: 'model_number',
    width: 'w-36',
    wide: true,
    bar: 'w-20',
    cell: ({ model_number }) => model_number,
  },
  {
    header: m.units_office_column_serial(),
    sort: 'serial',
    width: 'w-48',
    wide: true,
    bar: 'w-28',
    className: 'tabular-nums',
    cell: ({ serial_number, is_duplicate }) => (
      <>
        {serial_number}
        {is_duplicate && <span className="block text-2xs text-amber">{m.units_office_shared()}</span>}
      </>
    ),
  },
  { header: m.units_office_column_code(), width: 'w-20', bar: 'w-9', cell: (unit) => <UnitCode unit={unit} /> },
  createdColumn({ header: m.units_office_column_created(), sort: 'created' }),
  {
    header: m.office_actions(),
    width: 'w-11 md:w-20',
    bar: 'w-6',
    end: true,
    cell: ({ id, serial_number }) => (
      <DeleteRow id={id} name={serial_number} text={m.units_office_delete_text({ serial: serial_number })} />
    ),
  },
]

type Listed = Route.ComponentProps['loaderData'] | undefined

const screen = (listed: Listed) => ({
  title: m.units_office_list(),
  columns: columns(),
  actions: (
    <>
      <UnitExports exported={listed?.exported} total={listed?.rows ? listed.pagination.total_results : 0} />
      <ButtonLink to={ADD_UNIT} variant="ink" size="sm">
        <Plus />
        {m.units_office_add()}
      </ButtonLink>
    </>
  ),
  selectionActions: (
    <DeleteSelected one={m.units_office_one()} many={m.units_office_many()} text={m.units_office_delete_many_text()} />
  ),
  children: (
    <>
      <p className="mb-4 max-w-2xl text-xs text-ink-2">{m.units_office_list_text()}</p>
      <Filters label={m.units_office_filter()}>
        <SearchField name="search" label={m.units_office_search()} />
        <FilterSelect
          name="duplicate"
          label={m.office_serial_number()}
          options={[{ value: 'true', text: m.units_office_of_several() }]}
          className="sm:w-56"
        />
        <DaysFilter label={m.units_office_column_created()} />
        <MoreFilters
          fields={UNIT_FIELDS}
          filters={[
            { name: 'model', label: m.registrations_office_model_filter() },
            { name: 'serial_number', label: m.office_serial_number() },
          ]}
        />
      </Filters>
    </>
  ),
})

/** Nothing is there yet, or nothing with these filters: the words of the screen for each. */
const useEmpty = () => ({
  icon: <QrCode />,
  title: useFiltered() ? m.units_office_no_results() : m.units_office_none(),
  text: m.units_office_none_text(),
})

export const HydrateFallback = () => <ListPage {...screen(undefined)} empty={useEmpty()} list={undefined} />

/** `/baltra-admin-dashboard/all-QrProducts-list` */
export default function UnitList({ loaderData }: Route.ComponentProps) {
  // The spreadsheet is in the menu with the other exports.
  return <ListPage {...screen(loaderData)} empty={useEmpty()} list={{ ...loaderData, exported: undefined }} />
}
