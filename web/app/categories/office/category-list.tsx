import { CATEGORY_FIELDS } from 'contract/categories/words'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { ADD_CATEGORY, editCategoryPath } from 'contract/core/office-paths'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import type { CategoryRow } from 'contract/categories/endpoints'
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
import { longDate } from '../../ui/format/dates.ts'
import type { Route } from './+types/category-list'
import { PictureCell } from './picture-cell.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_inventory() }, { text: m.office_menu_categories() }],
}
export const clientMiddleware = [needs('catalogue.write')]
export const clientLoader = listLoader(api.categories.list, ['name', 'sort', 'where'], {
  exportCall: api.categories.export,
  exportName: 'categories',
})
export const clientAction = deleteAction({
  one: (id) => api.categories.delete({ params: { id } }),
  many: (category_ids) => api.categories.deleteMany({ body: { category_ids } }),
})

const columns = (): Column<CategoryRow>[] => [
  {
    header: m.office_name(),
    sort: 'name',
    width: 'md:w-80',
    bar: 'w-36',
    name: ({ name, desc, date_joined }) => ({ name, below: desc, under: longDate(date_joined) }),
  },
  {
    header: m.categories_office_banner(),
    width: 'w-36',
    wide: true,
    bar: 'w-27',
    cell: ({ banner_picture }) => <PictureCell picture={banner_picture} banner />,
  },
  {
    header: m.categories_office_image(),
    width: 'w-32',
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
        links={[{ to: editCategoryPath(id), label: m.office_edit_named({ name }), icon: <Pencil /> }]}
        remove={{ id, text: m.categories_office_delete_text({ name }) }}
      />
    ),
  },
]

const screen = () => ({
  title: m.categories_office_list(),
  columns: columns(),
  hrefOf: ({ id }: CategoryRow) => editCategoryPath(id),
  empty: {
    icon: <LayoutGrid />,
    title: m.categories_office_none(),
    text: m.categories_office_none_text(),
  },
  actions: (
    <ButtonLink to={ADD_CATEGORY} variant="ink" size="sm">
      <Plus />
      {m.categories_office_add()}
    </ButtonLink>
  ),
  selectionActions: (
    <DeleteSelected
      one={m.categories_office_one()}
      many={m.categories_office_many()}
      text={m.categories_office_delete_many_text()}
    />
  ),
  children: (
    <Filters label={m.categories_office_filter()}>
      <SearchField name="name" label={m.categories_office_search()} />
      <MoreFilters fields={CATEGORY_FIELDS} filters={[{ name: 'name', label: m.office_name() }]} />
    </Filters>
  ),
})

export const HydrateFallback = () => <ListPage {...screen()} list={undefined} />

/** `/baltra-admin-dashboard/all-category-List` */
export default function CategoryList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen()} list={loaderData} />
}
