import type { Part } from 'contract/parts/endpoints'
import { PART_FIELDS } from 'contract/parts/words'
import { isBoundToCentre } from 'contract/core/roles'
import { ADD_PART, COUNT_PARTS, editPartPath, partPath } from 'contract/core/office-paths'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Cog from 'lucide-react/icons/cog'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { actionsColumn } from '../lists/actions-column.tsx'
import { AddRow } from '../lists/add-row.tsx'
import type { Column } from '../lists/column.ts'
import { defineList } from '../lists/define-list.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { useMay, useOffice } from '../office/office-data.ts'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { whole } from '../ui/format/numbers.ts'
import { rupees } from '../ui/format/price.ts'
import { modelsText, partName } from './part-words.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.parts_list() }] }
export const clientMiddleware = [needs('parts.read')]

const AT_OFFICE: Column<Part> = {
  header: m.parts_column_office,
  sort: 'at_office',
  width: 'w-26',
  wide: true,
  bar: 'w-6',
  className: 'tabular-nums',
  cell: ({ at_office }) => (at_office === null ? '–' : whole(at_office)),
}

const COLUMNS: readonly Column<Part>[] = [
  {
    header: m.parts_name,
    sort: 'name',
    width: 'md:w-60',
    bar: 'w-36',
    name: (part) => ({
      name: partName(part),
      below: part.active ? undefined : m.parts_not_ordered(),
      under: (
        <>
          {[part.number, rupees(part.price), ...(part.active ? [] : [m.parts_not_ordered()])].join(', ')}
          {isLow(part) && <LowBadge />}
        </>
      ),
    }),
  },
  {
    header: m.parts_column_number,
    sort: 'number',
    width: 'w-28',
    wide: true,
    bar: 'w-24',
    className: 'tabular-nums',
    cell: ({ number }) => number,
  },
  {
    header: m.parts_price,
    sort: 'price',
    width: 'w-20',
    wide: true,
    bar: 'w-14',
    className: 'tabular-nums',
    cell: ({ price }) => rupees(price),
  },
  {
    header: m.parts_models,
    width: 'w-40',
    wide: true,
    bar: 'w-32',
    className: 'whitespace-normal!',
    cell: ({ models }) => modelsText(models),
  },
  AT_OFFICE,
  {
    header: m.parts_column_centres,
    sort: 'at_centres',
    width: 'w-22',
    wide: true,
    bar: 'w-6',
    className: 'tabular-nums',
    cell: ({ at_centres }) => whole(at_centres),
  },
  {
    header: m.parts_column_bags,
    sort: 'in_bags',
    width: 'w-18',
    wide: true,
    bar: 'w-6',
    className: 'tabular-nums',
    cell: ({ in_bags }) => whole(in_bags),
  },
  {
    header: m.parts_low,
    width: 'w-48',
    wide: true,
    bar: 'w-20',
    className: 'whitespace-normal!',
    cell: (part) =>
      isLow(part) ? (
        <>
          <LowBadge />
          <span className="ml-1.5">{part.low_at.join(', ')}</span>
        </>
      ) : (
        '–'
      ),
  },
]

const isLow = ({ low_at }: Part) => low_at.length > 0
const LowBadge = () => (
  <Badge tone="wait" className="max-md:ml-1.5">
    {m.parts_low_badge()}
  </Badge>
)

/** `/baltra-admin-dashboard/all/parts` */
const list = defineList({
  title: m.parts_list,
  call: api.parts.list,
  exported: { exportCall: api.parts.export, exportName: 'parts' },
  columns: COLUMNS,
  hrefOf: ({ id }) => partPath(id),
  deletes: {
    one: (id) => api.parts.delete({ params: { id } }),
    // Parts are deleted one by one: most stay in the ledger.
    many: ([id]) => api.parts.delete({ params: { id: id! } }),
    by: 'parts.write',
  },
  empty: { icon: <Cog />, title: m.parts_empty, filtered: m.parts_nothing_found, text: m.parts_empty_text },
  filters: {
    label: m.parts_filters,
    search: { name: 'search', label: m.parts_search },
    fields: PART_FIELDS,
    each: [
      {
        name: 'low',
        label: m.parts_stock,
        options: [{ value: 'true', text: m.parts_low }],
        at: 'bar',
        width: 'sm:w-52',
      },
      {
        name: 'active',
        label: m.parts_state,
        options: [
          { value: 'true', text: m.parts_ordered },
          { value: 'false', text: m.parts_not_ordered },
        ],
        at: 'bar',
        width: 'sm:w-56',
      },
      { name: 'number', label: m.parts_number },
      { name: 'name', label: m.parts_name },
    ],
  },
  usePage: useOwnPage,
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen

/** Who is kept to a service centre sees nothing of the head office; forms are for those who may write. */
function useOwnPage() {
  const office = useOffice()
  const [mayWrite, mayMove] = [useMay('parts.write'), useMay('parts.move')]
  const seen = office && isBoundToCentre(office.role) ? COLUMNS.filter((column) => column !== AT_OFFICE) : COLUMNS
  return {
    columns: mayWrite ? [...seen, actionsColumn(actionsOf)] : seen,
    actions: (
      <>
        {mayMove && (
          <ButtonLink to={COUNT_PARTS} variant="line" size="sm">
            <ClipboardList />
            {m.parts_count_place()}
          </ButtonLink>
        )}
        {mayWrite && <AddRow to={ADD_PART} label={m.parts_add} />}
      </>
    ),
  }
}

function actionsOf(part: Part) {
  const name = partName(part)
  return {
    name,
    links: [{ to: editPartPath(part.id), label: m.parts_edit({ name }), icon: <Pencil /> }],
    remove: { id: part.id, text: m.parts_delete_text() },
  }
}
