import { ADD_SUB_CATEGORY, editSubCategoryPath } from 'contract/core/paths'
import Layers from 'lucide-react/icons/layers'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import type { SubCategoryRow } from 'contract/categories/endpoints'
import { api } from '../../api/client.ts'
import { createdColumn, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/delete-action.ts'
import { DeleteRow } from '../../lists/delete-row.tsx'
import { DeleteSelected } from '../../lists/delete-selected.tsx'
import { Filters } from '../../lists/filters.tsx'
import { listLoader } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import type { Route } from './+types/sub-category-list'
import { PictureCell } from './picture-cell.tsx'

const TITLE = 'Sub Category List'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Product Inventory' }, { text: 'SubCategory List' }] }
export const clientMiddleware = [needs('catalogue.write')]
export const clientLoader = listLoader(api.categories.listSub, ['name'], {
  exportCall: api.categories.exportSub,
  exportName: 'sub-categories',
})
export const clientAction = deleteAction({
  one: (id) => api.categories.deleteSub({ params: { id } }),
  many: (subcategory_ids) => api.categories.deleteManySub({ body: { subcategory_ids } }),
})

const columns: Column<SubCategoryRow>[] = [
  {
    header: 'Name',
    width: 'md:w-96',
    bar: 'w-36',
    name: ({ name, category_name }) => ({ name, below: category_name, under: category_name }),
  },
  {
    header: 'Image',
    width: 'w-28',
    wide: true,
    bar: 'w-9',
    cell: ({ picture }) => <PictureCell picture={picture} />,
  },
  createdColumn(),
  {
    header: 'Actions',
    width: 'w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, name }) => (
      <>
        <IconLink to={editSubCategoryPath(id)} size="sm" label={`Edit ${name}`}>
          <Pencil />
        </IconLink>
        <DeleteRow id={id} name={name} text={`“${name}” leaves the shop, with its picture.`} />
      </>
    ),
  },
]

const screen = {
  title: TITLE,
  columns,
  hrefOf: ({ id }: SubCategoryRow) => editSubCategoryPath(id),
  empty: {
    icon: <Layers />,
    title: 'No sub categories found',
    text: 'Each product stands in a sub-category of its category. Add the first one.',
  },
  actions: (
    <ButtonLink to={ADD_SUB_CATEGORY} variant="ink" size="sm">
      <Plus />
      Add SubCategory
    </ButtonLink>
  ),
  selectionActions: (
    <DeleteSelected
      one="sub-category"
      many="sub-categories"
      text="They leave the shop, with their pictures. If one of them is in use, all stay."
    />
  ),
  children: (
    <Filters label="Filter sub-categories">
      <SearchField name="name" label="SubCategory name" />
    </Filters>
  ),
}

export const HydrateFallback = () => <ListPage {...screen} list={undefined} />

/** `/baltra-admin-dashboard/all-sub-category-List` */
export default function SubCategoryList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen} list={loaderData} />
}
