import { PRODUCT_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { loadBody } from '../../../forms/body-of.ts'
import type { OfficeHandle } from '../../../office/crumbs.ts'
import { unlessRefused } from '../../../office/saved-row.ts'
import { needs } from '../../../session/guard.ts'
import type { Route } from './+types/add-product'
import { NewClassification } from './classification-fields.tsx'
import { ProductFormSkeleton } from './product-form-skeleton.tsx'
import { ProductForm } from './product-form.tsx'
import { submitProduct } from './submit-product.ts'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_inventory() },
    { text: m.office_menu_products(), to: PRODUCT_LIST },
    { text: m.products_office_add() },
  ],
}
export const clientMiddleware = [needs('catalogue.write')]

/** The form is drawn in the browser only; what checks it is here already when the connection is gone. */
export async function clientLoader() {
  await loadBody(api.products.add)
  return null
}
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitProduct(api.products.add, {
    request,
    goTo: PRODUCT_LIST,
  })
export const HydrateFallback = ProductFormSkeleton

/** `/baltra-admin-dashboard/add-product` */
export default function AddProduct({ actionData }: Route.ComponentProps) {
  return (
    <ProductForm title={m.products_office_add()} verb={m.products_office_save()} result={actionData}>
      {(form) => <NewClassification {...form} />}
    </ProductForm>
  )
}
