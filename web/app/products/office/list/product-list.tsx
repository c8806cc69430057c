import { PRODUCT_FIELDS } from 'contract/products/words'
import { ADD_PRODUCT, officeProductPath } from 'contract/core/office-paths'
import Package from 'lucide-react/icons/package'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { AddRow } from '../../../lists/add-row.tsx'
import { defineList } from '../../../lists/define-list.tsx'
import type { OfficeHandle } from '../../../office/crumbs.ts'
import { useMay } from '../../../office/office-data.ts'
import { needs } from '../../../session/guard.ts'
import { BulkUpload } from './bulk-upload.tsx'
import { productAction } from '../form/sale.ts'
import { SaleOfSelected } from './sale-of-selected.tsx'
import { productColumns } from './product-columns.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_inventory() }, { text: m.office_menu_products() }],
}
export const clientMiddleware = [needs('catalogue.read')]

/** Without them one can still search. */
const categoryNames = () =>
  api.categories.choices().then(
    ({ data }) => data.map(({ category_name }) => category_name),
    () => [],
  )

/** `/baltra-admin-dashboard/all-products-list` */
const list = defineList({
  title: m.products_office_list,
  call: api.products.list,
  exported: { exportCall: api.products.export, exportName: 'products' },
  beside: categoryNames,
  columns: productColumns,
  hrefOf: ({ id }) => officeProductPath(id),
  useVerbs: () => useMay('catalogue.write') && <SaleOfSelected />,
  deletes: {
    one: (id, reason) => api.products.delete({ params: { id }, body: { reason } }),
    many: (product_ids, reason) => api.products.deleteMany({ body: { product_ids, reason } }),
    otherwise: productAction,
    by: 'records.delete',
    words: {
      one: m.products_office_one,
      many: m.products_office_many,
      subject: 'product',
      text: m.products_office_delete_many_text,
    },
  },
  empty: { icon: <Package />, title: m.products_office_none, text: m.products_office_none_text },
  filters: {
    label: m.products_office_filter,
    search: { name: 'name', label: m.products_office_search },
    fields: PRODUCT_FIELDS,
    each: [
      {
        name: 'category_name',
        label: m.office_category,
        options: (categories = []) => categories,
        at: 'both',
        width: 'sm:w-56',
      },
      {
        name: 'same_model',
        label: m.office_model_number,
        options: [{ value: 'true', text: m.products_office_same_as_another }],
        at: 'bar',
        width: 'sm:w-48',
      },
      {
        name: 'off_sale',
        label: m.products_office_sale,
        options: [
          { value: 'false', text: m.products_office_on_sale },
          { value: 'true', text: m.products_office_off_sale },
        ],
        at: 'bar',
        width: 'sm:w-40',
      },
      { name: 'name', label: m.office_name },
      { name: 'model', label: m.registrations_office_model_filter },
    ],
  },
  usePage: (products) => ({
    actions: useMay('catalogue.write') && (
      <>
        {/* A dialog opened while the list is on its way would go with the skeleton. */}
        <BulkUpload disabled={!products} />
        <AddRow to={ADD_PRODUCT} label={m.products_office_add} />
      </>
    ),
  }),
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
