import { CATEGORY_FIELDS } from 'contract/categories/words'
import { ADD_SUB_CATEGORY, editSubCategoryPath } from 'contract/core/office-paths'
import Layers from 'lucide-react/icons/layers'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { createdColumn } from '../../lists/column.ts'
import { defineList } from '../../lists/define-list.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { PictureCell } from '../../office/picture-cell.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_inventory() }, { text: m.office_menu_sub_categories() }],
}
export const clientMiddleware = [needs('catalogue.write')]

/** `/baltra-admin-dashboard/all-sub-category-List` */
const list = defineList({
  title: m.categories_office_sub_list,
  call: api.categories.listSub,
  exported: { exportCall: api.categories.exportSub, exportName: 'sub-categories' },
  columns: [
    {
      header: m.office_name,
      sort: 'name',
      width: 'md:w-96',
      bar: 'w-36',
      name: ({ name, category_name }) => ({ name, below: category_name, under: category_name }),
    },
    {
      header: m.categories_office_sub_picture,
      width: 'w-28',
      wide: true,
      bar: 'w-9',
      cell: ({ picture }) => <PictureCell picture={picture} />,
    },
    createdColumn({ sort: 'created' }),
  ],
  hrefOf: ({ id }) => editSubCategoryPath(id),
  actionsOf: ({ id, name }) => ({
    name,
    links: [{ to: editSubCategoryPath(id), label: m.office_edit_named({ name }), icon: <Pencil /> }],
    remove: { id, text: m.categories_office_delete_sub_text({ name }) },
  }),
  deletes: {
    one: (id) => api.categories.deleteSub({ params: { id } }),
    many: (subcategory_ids) => api.categories.deleteManySub({ body: { subcategory_ids } }),
    words: {
      one: m.categories_office_sub_one,
      many: m.categories_office_sub_many,
      text: m.categories_office_delete_many_text,
    },
  },
  empty: { icon: <Layers />, title: m.categories_office_sub_none, text: m.categories_office_sub_none_text },
  add: { to: ADD_SUB_CATEGORY, label: m.categories_office_add_sub },
  filters: {
    label: m.categories_office_sub_filter,
    search: { name: 'name', label: m.categories_office_sub_search },
    fields: CATEGORY_FIELDS,
    each: [{ name: 'name', label: m.office_name }],
  },
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
