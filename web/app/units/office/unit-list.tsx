import { UNIT_FIELDS } from 'contract/units/words'
import { ADD_UNIT } from 'contract/core/office-paths'
import QrCode from 'lucide-react/icons/qr-code'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { AddRow } from '../../lists/add-row.tsx'
import { createdColumn, serialNumber } from '../../lists/column.ts'
import { defineList } from '../../lists/define-list.tsx'
import { DeleteSelected } from '../../lists/deleting/delete-selected.tsx'
import { DeleteRow } from '../../lists/deleting/delete-row.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { LookAlikes } from '../../office/look-alikes.tsx'
import { needs } from '../../session/guard.ts'
import { SetBatch } from './set-batch.tsx'
import { UnitCode } from './unit-code.tsx'
import { UnitVerbs } from './unit-verbs.tsx'
import { UnitExports } from './unit-exports.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_inventory() }, { text: m.office_menu_units() }],
}
export const clientMiddleware = [needs('units.read')]

/** `/baltra-admin-dashboard/all-QrProducts-list` */
const list = defineList({
  title: m.units_office_list,
  call: api.units.list,
  // Other screens lead to one serial number.
  keys: ['serial_number'],
  exported: { exportCall: api.units.export, exportName: 'qr-units' },
  columns: [
    serialNumber(),
    {
      header: m.units_office_column_model_name,
      sort: 'model',
      width: 'md:w-44',
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
      header: m.units_office_column_model_number,
      sort: 'model_number',
      width: 'w-36',
      wide: true,
      bar: 'w-20',
      cell: ({ model_number }) => model_number,
    },
    {
      header: m.units_office_column_serial,
      sort: 'serial',
      width: 'w-44',
      wide: true,
      bar: 'w-28',
      className: 'tabular-nums',
      cell: ({ serial_number, batch, is_duplicate, is_replaced }) => (
        <>
          {serial_number}
          {batch && <span className="block truncate text-2xs text-ink-3">{m.units_office_of_batch({ batch })}</span>}
          {is_replaced && <span className="block text-2xs text-ink-2">{m.units_office_replaced()}</span>}
          {is_duplicate && <span className="block text-2xs text-amber">{m.units_office_shared()}</span>}
        </>
      ),
    },
    { header: m.units_office_column_code, width: 'w-20', bar: 'w-9', cell: (unit) => <UnitCode unit={unit} /> },
    createdColumn({ header: m.units_office_column_created, sort: 'created' }),
    {
      header: m.office_actions,
      width: 'w-11 md:w-20',
      bar: 'w-6',
      end: true,
      cell: ({ id, serial_number }) => (
        <DeleteRow id={id} name={serial_number} text={m.units_office_delete_text({ serial: serial_number })} />
      ),
    },
  ],
  useVerbs: () => <UnitVerbs />,
  deletes: {
    one: (id) => api.units.delete({ params: { id } }),
    many: (product_ids) => api.units.deleteMany({ body: { product_ids } }),
  },
  empty: {
    icon: <QrCode />,
    title: m.units_office_none,
    filtered: m.units_office_no_results,
    text: m.units_office_none_text,
  },
  filters: {
    label: m.units_office_filter,
    search: { name: 'search', label: m.units_office_search },
    days: m.units_office_column_created,
    fields: UNIT_FIELDS,
    each: [
      {
        name: 'duplicate',
        label: m.office_serial_number,
        options: [{ value: 'true', text: m.units_office_of_several }],
        at: 'bar',
        width: 'sm:w-56',
      },
      { name: 'model', label: m.registrations_office_model_filter },
      { name: 'serial_number', label: m.office_serial_number },
      { name: 'batch', label: m.units_office_batch },
    ],
  },
  usePage: (units) => ({
    selectionActions: (
      <>
        <SetBatch />
        <DeleteSelected
          one={m.units_office_one()}
          many={m.units_office_many()}
          text={m.units_office_delete_many_text()}
        />
      </>
    ),
    // The spreadsheet is in the menu with the other exports.
    list: units && { ...units, exported: undefined },
    actions: (
      <>
        <UnitExports exported={units?.exported} total={units?.rows ? units.pagination.total_results : 0} />
        <AddRow to={ADD_UNIT} label={m.units_office_add} />
      </>
    ),
    children: <p className="mb-4 max-w-2xl text-xs text-ink-2">{m.units_office_list_text()}</p>,
  }),
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
