import { SERVICE_POINT_FIELDS } from 'contract/service-points/words'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { ADD_SERVICE_POINT, editServicePointPath } from 'contract/core/office-paths'
import { districtsIn } from 'contract/core/districts'
import type { ServicePoint } from 'contract/service-points/endpoints'
import MapPin from 'lucide-react/icons/map-pin'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { pageLocale } from '../../locale.ts'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { createdColumn, serialNumber, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/deleting/delete-action.ts'
import { RowActions } from '../../lists/row-actions.tsx'
import { DeleteSelected } from '../../lists/deleting/delete-selected.tsx'
import { FilterSelect } from '../../lists/filters/filter-select.tsx'
import { Filters, useFiltered } from '../../lists/filters/filters.tsx'
import { listLoader } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import type { Route } from './+types/service-point-list'
import { kindLabel, KIND_OPTIONS } from './kind-label.ts'
import { districtName } from '../../ui/format/district-name.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.service_points_office_list() }] }
export const clientMiddleware = [needs('servicepoints.read')]
export const clientLoader = listLoader(api.servicePoints.list, ['search', 'kind', 'district', 'sort', 'where'], {
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
    header: m.service_points_office_name,
    sort: 'name',
    width: 'md:w-64',
    bar: 'w-36',
    name: ({ name, kind, district, address }) => ({
      name,
      under: [kindLabel(kind), address, districtName(district)].join(', '),
    }),
  },
  {
    header: m.service_points_office_kind,
    sort: 'kind',
    width: 'w-36',
    wide: true,
    bar: 'w-20',
    cell: ({ kind }) => kindLabel(kind),
  },
  {
    header: m.service_points_office_district,
    sort: 'district',
    width: 'w-36',
    wide: true,
    bar: 'w-20',
    cell: ({ district }) => districtName(district),
  },
  { header: m.service_points_office_address, width: 'w-64', wide: true, bar: 'w-40', cell: ({ address }) => address },
  {
    header: m.service_points_office_phone,
    width: 'w-44',
    wide: true,
    bar: 'w-24',
    className: 'tabular-nums',
    cell: ({ phones }) => phones.join(', '),
  },
  { header: m.service_points_office_hours, width: 'w-52', wide: true, bar: 'w-32', cell: ({ hours }) => hours },
  {
    header: m.service_points_office_districts,
    width: 'w-52',
    wide: true,
    bar: 'w-32',
    cell: ({ districts }) => districts.map(districtName).join(', ') || '–',
  },
  createdColumn({ sort: 'created' }),
  {
    header: m.service_points_office_actions,
    width: 'w-13 md:w-16 lg:w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, name }) => (
      <RowActions
        name={name}
        links={[{ to: editServicePointPath(id), label: m.service_points_office_edit({ name }), icon: <Pencil /> }]}
        remove={{ id, text: m.service_points_office_delete_text() }}
      />
    ),
  },
]

const screen = () => ({
  title: m.service_points_office_list(),
  columns,
  hrefOf: ({ id }: ServicePoint) => editServicePointPath(id),
  actions: (
    <ButtonLink to={ADD_SERVICE_POINT} variant="ink" size="sm">
      <Plus />
      {m.service_points_office_add()}
    </ButtonLink>
  ),
  selectionActions: (
    <DeleteSelected
      one={m.service_points_office_one()}
      many={m.service_points_office_many()}
      text={m.service_points_office_delete_many_text()}
    />
  ),
  children: (
    <Filters label={m.service_points_office_filters()}>
      <SearchField name="search" label={m.service_points_office_search()} />
      <FilterSelect name="kind" label={m.service_points_office_kind()} options={KIND_OPTIONS} className="sm:w-52" />
      <FilterSelect
        name="district"
        label={m.service_points_office_district()}
        options={districtsIn(pageLocale()).map((value) => ({ value, text: () => districtName(value) }))}
        className="sm:w-56"
      />
      <MoreFilters
        fields={SERVICE_POINT_FIELDS}
        filters={[
          { name: 'kind', label: m.service_points_office_kind(), options: KIND_OPTIONS },
          {
            name: 'district',
            label: m.service_points_office_district(),
            options: districtsIn(pageLocale()).map((value) => ({ value, text: () => districtName(value) })),
          },
          { name: 'name', label: m.service_points_office_name() },
          { name: 'address', label: m.service_points_office_address() },
        ]}
      />
    </Filters>
  ),
})

const useEmpty = () => ({
  icon: <MapPin />,
  title: useFiltered() ? m.service_points_office_nothing_found() : m.service_points_office_empty(),
  text: m.service_points_office_empty_text(),
})

export const HydrateFallback = () => <ListPage {...screen()} empty={useEmpty()} list={undefined} />

/** `/baltra-admin-dashboard/all/service-points` */
export default function ServicePointList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen()} empty={useEmpty()} list={loaderData} />
}
