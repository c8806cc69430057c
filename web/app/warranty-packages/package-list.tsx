import { PACKAGE_FIELDS } from 'contract/warranty-packages/words'
import { ADD_PACKAGE, editPackagePath } from 'contract/core/office-paths'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { createdColumn } from '../lists/column.ts'
import { defineList } from '../lists/define-list.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { offersInShort, packagePrice } from './package-words.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.office_menu_packages() }] }
export const clientMiddleware = [needs('packages.read')]

/** `/baltra-admin-dashboard/all/warranty-package-list` */
const list = defineList({
  title: m.warranty_packages_list,
  call: api.warrantyPackages.list,
  exported: { exportCall: api.warrantyPackages.export, exportName: 'warranty-packages' },
  columns: [
    {
      header: m.warranty_packages_column_sub_category,
      width: 'md:w-44',
      bar: 'w-32',
      name: ({ subcategory_name, category_name, type, period, amt }) => ({
        name: subcategory_name,
        below: category_name,
        under: `${type}, ${period}, ${packagePrice(amt)}`,
      }),
    },
    {
      header: m.warranty_packages_duration,
      sort: 'period',
      width: 'w-26',
      wide: true,
      bar: 'w-16',
      cell: ({ period }) => period,
    },
    {
      header: m.warranty_packages_column_type,
      sort: 'type',
      width: 'w-30',
      wide: true,
      bar: 'w-16',
      cell: ({ type }) => type,
    },
    {
      header: m.office_price,
      sort: 'price',
      width: 'w-24',
      wide: true,
      bar: 'w-14',
      className: 'tabular-nums',
      cell: ({ amt }) => packagePrice(amt),
    },
    createdColumn({ sort: 'created' }),
    {
      header: m.warranty_packages_offers,
      width: 'w-80',
      wide: true,
      bar: 'w-60',
      cell: ({ offers }) => offersInShort(offers),
    },
  ],
  hrefOf: ({ id }) => editPackagePath(id),
  actionsOf: ({ id, type, subcategory_name: sub_category }) => ({
    name: m.warranty_packages_named({ type, sub_category }),
    links: [
      {
        to: editPackagePath(id),
        label: m.warranty_packages_edit_named({ type, sub_category }),
        icon: <Pencil />,
      },
    ],
    remove: { id, text: m.warranty_packages_delete_text() },
  }),
  deletes: {
    one: (id) => api.warrantyPackages.delete({ params: { id } }),
    many: (form_ids) => api.warrantyPackages.deleteMany({ body: { form_ids } }),
    words: { one: m.warranty_packages_one, many: m.warranty_packages_many, text: m.warranty_packages_delete_many_text },
  },
  empty: { icon: <BadgeCheck />, title: m.warranty_packages_none, text: m.warranty_packages_none_text },
  add: { to: ADD_PACKAGE, label: m.warranty_packages_add_short },
  filters: {
    label: m.warranty_packages_filter,
    search: { name: 'type', label: m.warranty_packages_package_type },
    fields: PACKAGE_FIELDS,
    each: [{ name: 'type', label: m.warranty_packages_package_type }],
  },
  loading: m.warranty_packages_loading,
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
