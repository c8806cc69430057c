import { SERVICE_POINT_FIELDS } from 'contract/service-points/words'
import { ADD_SERVICE_POINT, editServicePointPath } from 'contract/core/office-paths'
import MapPin from 'lucide-react/icons/map-pin'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { createdColumn } from '../../lists/column.ts'
import { defineList } from '../../lists/define-list.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { districtOptions } from '../../ui/fields/district-options.ts'
import { kindLabel, KIND_OPTIONS } from './kind-label.ts'
import { districtName } from '../../ui/format/district-name.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.service_points_office_list() }] }
export const clientMiddleware = [needs('servicepoints.read')]

/** `/baltra-admin-dashboard/all/service-points` */
const list = defineList({
  title: m.service_points_office_list,
  call: api.servicePoints.list,
  exported: { exportCall: api.servicePoints.export, exportName: 'service-points' },
  columns: [
    {
      header: m.service_points_office_name,
      sort: 'name',
      width: 'md:w-48',
      bar: 'w-36',
      name: ({ name, kind, district, address }) => ({
        name,
        under: [kindLabel(kind), address, districtName(district)].join(', '),
      }),
    },
    {
      header: m.service_points_office_kind,
      sort: 'kind',
      width: 'w-30',
      wide: true,
      bar: 'w-20',
      cell: ({ kind }) => kindLabel(kind),
    },
    {
      header: m.service_points_office_district,
      sort: 'district',
      width: 'w-28',
      wide: true,
      bar: 'w-20',
      cell: ({ district }) => districtName(district),
    },
    {
      header: m.service_points_office_phone,
      width: 'w-36',
      wide: true,
      bar: 'w-24',
      className: 'tabular-nums',
      cell: ({ phones }) => phones.join(', '),
    },
    createdColumn({ sort: 'created' }),
    { header: m.service_points_office_address, width: 'w-64', wide: true, bar: 'w-40', cell: ({ address }) => address },
    { header: m.service_points_office_hours, width: 'w-52', wide: true, bar: 'w-32', cell: ({ hours }) => hours },
    {
      header: m.service_points_office_districts,
      width: 'w-52',
      wide: true,
      bar: 'w-32',
      cell: ({ districts }) => districts.map(districtName).join(', ') || '–',
    },
  ],
  hrefOf: ({ id }) => editServicePointPath(id),
  actionsOf: ({ id, name }) => ({
    name,
    links: [{ to: editServicePointPath(id), label: m.service_points_office_edit({ name }), icon: <Pencil /> }],
    remove: { id, text: m.service_points_office_delete_text() },
  }),
  deletes: {
    one: (id) => api.servicePoints.delete({ params: { id } }),
    many: (ids) => api.servicePoints.deleteMany({ body: { ids } }),
    words: {
      one: m.service_points_office_one,
      many: m.service_points_office_many,
      text: m.service_points_office_delete_many_text,
    },
  },
  empty: {
    icon: <MapPin />,
    title: m.service_points_office_empty,
    filtered: m.service_points_office_nothing_found,
    text: m.service_points_office_empty_text,
  },
  add: { to: ADD_SERVICE_POINT, label: m.service_points_office_add },
  filters: {
    label: m.service_points_office_filters,
    search: { name: 'search', label: m.service_points_office_search },
    fields: SERVICE_POINT_FIELDS,
    each: [
      { name: 'kind', label: m.service_points_office_kind, options: KIND_OPTIONS, at: 'both', width: 'sm:w-52' },
      {
        name: 'district',
        label: m.service_points_office_district,
        options: districtOptions,
        at: 'both',
        width: 'sm:w-56',
      },
      { name: 'name', label: m.service_points_office_name },
      { name: 'address', label: m.service_points_office_address },
    ],
  },
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
