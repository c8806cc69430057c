import { PRODUCT_FIELDS } from 'contract/products/words'
import { MoreFilters } from '../../../lists/filters/more-filters.tsx'
import { ADD_PRODUCT, officeProductPath } from 'contract/core/office-paths'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import type { ProductRow } from 'contract/products/endpoints'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { deleteAction } from '../../../lists/deleting/delete-action.ts'
import { DeleteSelected } from '../../../lists/deleting/delete-selected.tsx'
import { FilterSelect } from '../../../lists/filters/filter-select.tsx'
import { Filters } from '../../../lists/filters/filters.tsx'
import { listLoader } from '../../../lists/list-loader.ts'
import { ListPage } from '../../../lists/list-page.tsx'
import { SearchField } from '../../../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../../../office/crumbs.ts'
import { useMay } from '../../../office/office-data.ts'
import { needs } from '../../../session/guard.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import type { Route } from './+types/product-list'
import { BulkUpload } from './bulk-upload.tsx'
import { productAction } from '../form/sale.ts'
import { productColumns } from './product-columns.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_inventory() }, { text: m.office_menu_products() }],
}
export const clientMiddleware = [needs('catalogue.write')]

const products = listLoader(api.products.list, ['name', 'category_name', 'same_model', 'off_sale', 'sort', 'where'], {
  exportCall: api.products.export,
  exportName: 'products',
})

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, categories] = await Promise.all([products({ request }), categoryNames()])
  return { list, categories }
}

/** Without them one can still search. */
const categoryNames = () =>
  api.categories.choices().then(
    ({ data }) => data.map(({ category_name }) => category_name),
    () => [],
  )

export const clientAction = deleteAction({
  one: (id, reason) => api.products.delete({ params: { id }, body: { reason } }),
  many: (product_ids, reason) => api.products.deleteMany({ body: { product_ids, reason } }),
  otherwise: productAction,
})

const screen = () => ({
  title: m.products_office_list(),
  columns: productColumns(),
  hrefOf: ({ id }: ProductRow) => officeProductPath(id),
  empty: {
    icon: <Package />,
    title: m.products_office_none(),
    text: m.products_office_none_text(),
  },
})

const deleteSelected = () => (
  <DeleteSelected
    one={m.products_office_one()}
    many={m.products_office_many()}
    subject="product"
    text={m.products_office_delete_many_text()}
  />
)

/** A dialog opened while the list is on its way would go with the skeleton. */
const Actions = ({ early = false }: { early?: boolean }) => (
  <>
    <BulkUpload disabled={early} />
    <ButtonLink to={ADD_PRODUCT} variant="ink" size="sm">
      <Plus />
      {m.products_office_add()}
    </ButtonLink>
  </>
)

const ProductFilters = ({ categories }: { categories: readonly string[] }) => (
  <Filters label={m.products_office_filter()}>
    <SearchField name="name" label={m.products_office_search()} />
    <FilterSelect name="category_name" label={m.office_category()} options={categories} className="sm:w-56" />
    <FilterSelect
      name="same_model"
      label={m.office_model_number()}
      options={[{ value: 'true', text: m.products_office_same_as_another() }]}
      className="sm:w-48"
    />
    <FilterSelect
      name="off_sale"
      label={m.products_office_sale()}
      options={[
        { value: 'false', text: m.products_office_on_sale() },
        { value: 'true', text: m.products_office_off_sale() },
      ]}
      className="sm:w-40"
    />
    <MoreFilters
      fields={PRODUCT_FIELDS}
      filters={[
        { name: 'category_name', label: m.office_category(), options: categories },
        { name: 'name', label: m.office_name() },
        { name: 'model', label: m.registrations_office_model_filter() },
      ]}
    />
  </Filters>
)

export const HydrateFallback = () => (
  <ListPage {...screen()} list={undefined} actions={<Actions early />}>
    <ProductFilters categories={[]} />
  </ListPage>
)

/** `/baltra-admin-dashboard/all-products-list` */
export default function ProductList({ loaderData: { list, categories } }: Route.ComponentProps) {
  const mayDelete = useMay('records.delete')
  return (
    <ListPage
      {...screen()}
      list={list}
      actions={<Actions />}
      {...(mayDelete && { selectionActions: deleteSelected() })}
    >
      <ProductFilters categories={categories} />
    </ListPage>
  )
}
