import { ADD_SERVICE_POINT, editServicePointPath } from 'contract/core/paths'
import { DISTRICTS } from 'contract/core/districts'
import type { ServicePoint } from 'contract/service-points/endpoints'
import { KIND_NAME, SERVICE_POINT_KINDS } from 'contract/service-points/words'
import MapPin from 'lucide-react/icons/map-pin'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
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
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import type { Route } from './+types/service-point-list'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Shops and Service Centres' }] }
export const clientMiddleware = [needs('servicepoints.read')]
export const clientLoader = listLoader(api.servicePoints.list, ['search', 'kind', 'district', 'sort'], {
  exportCall: api.servicePoints.export,
  exportName: 'service-points',
})
export const clientAction = deleteAction({
  one: (id) => api.servicePoints.delete({ params: { id } }),
  many: (ids) => api.servicePoints.deleteMany({ body: { ids } }),
})

const columns: Column<ServicePoint>[] = [
  serialNumber(),
  {
    header: 'Name',
    sort: 'name',
    width: 'md:w-64',
    bar: 'w-36',
    name: ({ name, kind, district, address }) => ({ name, under: `${KIND_NAME[kind]}, ${address}, ${district}` }),
  },
  { header: 'Kind', sort: 'kind', width: 'w-36', wide: true, bar: 'w-20', cell: ({ kind }) => KIND_NAME[kind] },
  { header: 'District', sort: 'district', width: 'w-36', wide: true, bar: 'w-20', cell: ({ district }) => district },
  { header: 'Address', width: 'w-64', wide: true, bar: 'w-40', cell: ({ address }) => address },
  {
    header: 'Phone',
    width: 'w-44',
    wide: true,
    bar: 'w-24',
    className: 'tabular-nums',
    cell: ({ phones }) => phones.join(', '),
  },
  { header: 'Hours', width: 'w-52', wide: true, bar: 'w-32', cell: ({ hours }) => hours },
  createdColumn({ sort: 'created' }),
  {
    header: 'Actions',
    width: 'w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, name }) => (
      <>
        <IconLink to={editServicePointPath(id)} size="sm" label={`Edit ${name}`}>
          <Pencil />
        </IconLink>
        <DeleteRow id={id} name={name} text="Customers no longer find it on the service page." />
      </>
    ),
  },
]

const screen = {
  title: 'Shops and Service Centres',
  columns,
  hrefOf: ({ id }: ServicePoint) => editServicePointPath(id),
  actions: (
    <ButtonLink to={ADD_SERVICE_POINT} variant="ink" size="sm">
      <Plus />
      Add or import
    </ButtonLink>
  ),
  selectionActions: (
    <DeleteSelected
      one="shop or service centre"
      many="shops and service centres"
      text="Customers no longer find them on the service page."
    />
  ),
  children: (
    <Filters label="Filter shops and service centres">
      <SearchField name="search" label="Name, address or phone" />
      <FilterSelect
        name="kind"
        label="Kind"
        options={SERVICE_POINT_KINDS.map((kind) => ({ value: kind, text: KIND_NAME[kind] }))}
        className="sm:w-52"
      />
      <FilterSelect name="district" label="District" options={DISTRICTS} className="sm:w-56" />
    </Filters>
  ),
}

const useEmpty = () => ({
  icon: <MapPin />,
  title: useFiltered() ? 'No results found' : 'No shops or service centres yet',
  text: 'Add them one by one or import a spreadsheet. Customers find them on the service page, by district.',
})

export const HydrateFallback = () => <ListPage {...screen} empty={useEmpty()} list={undefined} />

/** `/baltra-admin-dashboard/all/service-points` */
export default function ServicePointList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen} empty={useEmpty()} list={loaderData} />
}
