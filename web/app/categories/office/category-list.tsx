import { CATEGORY_FIELDS } from 'contract/categories/words'
import { ADD_CATEGORY, editCategoryPath } from 'contract/core/office-paths'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { createdColumn } from '../../lists/column.ts'
import { defineList } from '../../lists/define-list.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { longDate } from '../../ui/format/dates.ts'
import { PictureCell } from '../../office/picture-cell.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_inventory() }, { text: m.office_menu_categories() }],
}
export const clientMiddleware = [needs('catalogue.write')]

/** `/baltra-admin-dashboard/all-category-List` */
const list = defineList({
  title: m.categories_office_list,
  call: api.categories.list,
  exported: { exportCall: api.categories.export, exportName: 'categories' },
  columns: [
    {
      header: m.office_name,
      sort: 'name',
      width: 'md:w-64',
      bar: 'w-36',
      name: ({ name, desc, date_joined }) => ({ name, below: desc, under: longDate(date_joined) }),
    },
    {
      header: m.categories_office_banner,
      width: 'w-36',
      wide: true,
      bar: 'w-27',
      cell: ({ banner_picture }) => <PictureCell picture={banner_picture} banner />,
    },
    {
      header: m.categories_office_image,
      width: 'w-32',
      wide: true,
      bar: 'w-9',
      cell: ({ picture }) => <PictureCell picture={picture} />,
    },
    createdColumn({ sort: 'created' }),
  ],
  hrefOf: ({ id }) => editCategoryPath(id),
  actionsOf: ({ id, name }) => ({
    name,
    links: [{ to: editCategoryPath(id), label: m.office_edit_named({ name }), icon: <Pencil /> }],
    remove: { id, text: m.categories_office_delete_text({ name }) },
  }),
  deletes: {
    one: (id) => api.categories.delete({ params: { id } }),
    many: (category_ids) => api.categories.deleteMany({ body: { category_ids } }),
    words: { one: m.categories_office_one, many: m.categories_office_many, text: m.categories_office_delete_many_text },
  },
  empty: { icon: <LayoutGrid />, title: m.categories_office_none, text: m.categories_office_none_text },
  add: { to: ADD_CATEGORY, label: m.categories_office_add },
  filters: {
    label: m.categories_office_filter,
    search: { name: 'name', label: m.categories_office_search },
    fields: CATEGORY_FIELDS,
    each: [{ name: 'name', label: m.office_name }],
  },
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
