import { CATEGORY_FIELDS } from 'contract/categories/words'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { ADD_SUB_CATEGORY, editSubCategoryPath } from 'contract/core/office-paths'
import Layers from 'lucide-react/icons/layers'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import type { SubCategoryRow } from 'contract/categories/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { createdColumn, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/deleting/delete-action.ts'
import { RowActions } from '../../lists/row-actions.tsx'
import { DeleteSelected } from '../../lists/deleting/delete-selected.tsx'
import { Filters } from '../../lists/filters/filters.tsx'
import { listLoader } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import type { Route } from './+types/sub-category-list'
import { PictureCell } from './picture-cell.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_inventory() }, { text: m.office_menu_sub_categories() }],
}
export const clientMiddleware = [needs('catalogue.write')]
export const clientLoader = listLoader(api.categories.listSub, ['name', 'sort', 'where'], {
  exportCall: api.categories.exportSub,
  exportName: 'sub-categories',
})
export const clientAction = deleteAction({
  one: (id) => api.categories.deleteSub({ params: { id } }),
  many: (subcategory_ids) => api.categories.deleteManySub({ body: { subcategory_ids } }),
})

const columns = (): Column<SubCategoryRow>[] => [
  {
    header: m.office_name(),
    sort: 'name',
    width: 'md:w-96',
    bar: 'w-36',
    name: ({ name, category_name }) => ({ name, below: category_name, under: category_name }),
  },
  {
    header: m.categories_office_sub_picture(),
    width: 'w-28',
    wide: true,
    bar: 'w-9',
    cell: ({ picture }) => <PictureCell picture={picture} />,
  },
  createdColumn({ sort: 'created' }),
  {
    header: m.office_actions(),
    width: 'w-13 md:w-16 lg:w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, name }) => (
      <RowActions
        name={name}
        links={[{ to: editSubCategoryPath(id), label: m.office_edit_named({ name }), icon: <Pencil /> }]}
        remove={{ id, text: m.categories_office_delete_sub_text({ name }) }}
      />
    ),
  },
]

const screen = () => ({
  title: m.categories_office_sub_list(),
  columns: columns(),
  hrefOf: ({ id }: SubCategoryRow) => editSubCategoryPath(id),
  empty: {
    icon: <Layers />,
    title: m.categories_office_sub_none(),
    text: m.categories_office_sub_none_text(),
  },
  actions: (
    <ButtonLink to={ADD_SUB_CATEGORY} variant="ink" size="sm">
      <Plus />
      {m.categories_office_add_sub()}
    </ButtonLink>
  ),
  selectionActions: (
    <DeleteSelected
      one={m.categories_office_sub_one()}
      many={m.categories_office_sub_many()}
      text={m.categories_office_delete_many_text()}
    />
  ),
  children: (
    <Filters label={m.categories_office_sub_filter()}>
      <SearchField name="name" label={m.categories_office_sub_search()} />
      <MoreFilters fields={CATEGORY_FIELDS} filters={[{ name: 'name', label: m.office_name() }]} />
    </Filters>
  ),
})

export const HydrateFallback = () => <ListPage {...screen()} list={undefined} />

/** `/baltra-admin-dashboard/all-sub-category-List` */
export default function SubCategoryList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen()} list={loaderData} />
}
