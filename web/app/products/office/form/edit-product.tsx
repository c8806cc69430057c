import { PRODUCT_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { saveChanges } from '../../../changes/save-changes.ts'
import type { OfficeHandle } from '../../../office/crumbs.ts'
import { AbsentDetail } from '../../../office/detail.tsx'
import { savedRow, unlessRefused } from '../../../office/saved-row.ts'
import { needs } from '../../../session/guard.ts'
import type { Route } from './+types/edit-product'
import { FixedClassification } from './classification-fields.tsx'
import { ProductFormSkeleton } from './product-form-skeleton.tsx'
import { ProductForm } from './product-form.tsx'
import { productFields } from './compared-product.ts'
import { changedProductValues } from './product-values.ts'
import { inWordsOfForm } from './submit-product.ts'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_inventory() },
    { text: m.office_menu_products(), to: PRODUCT_LIST },
    { text: m.products_office_edit() },
  ],
}
export const clientMiddleware = [needs('catalogue.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  savedRow(api.products.get({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = async ({ request, params }: Route.ClientActionArgs) =>
  inWordsOfForm(
    await saveChanges(api.products.update, {
      params: { id: params.id },
      request,
      subject: 'product',
      fields: productFields(),
      values: changedProductValues,
    }),
  )
export const HydrateFallback = ProductFormSkeleton

/** `/baltra-admin-dashboard/edit-product/{id}` */
export default function EditProduct({ loaderData: saved, actionData }: Route.ComponentProps) {
  if (!saved) return <AbsentDetail words={m.office_absent_data()} back={PRODUCT_LIST} list={m.products_office_list()} />
  return (
    <ProductForm
      key={saved.row.id}
      title={m.products_office_edit()}
      verb={m.products_office_save_changes()}
      result={actionData}
      saved={saved}
    >
      {() => <FixedClassification product={saved.row} />}
    </ProductForm>
  )
}
