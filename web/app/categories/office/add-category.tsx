import { CATEGORY_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import type { Route } from './+types/add-category'
import { CatalogueForm } from './catalogue-form.tsx'
import { submitOfficeForm } from '../../office/submit-office-form.ts'
import { CategoryFields } from './category-fields.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_inventory() },
    { text: m.office_menu_categories(), to: CATEGORY_LIST },
    { text: m.categories_office_add() },
  ],
}
export const clientMiddleware = [needs('catalogue.write')]
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm(api.categories.add, { request, goTo: CATEGORY_LIST })

/** `/baltra-admin-dashboard/add-category-product` */
export default function AddCategory({ actionData }: Route.ComponentProps) {
  return (
    <CatalogueForm
      title={m.categories_office_add()}
      guidance={m.categories_office_guidance()}
      back={CATEGORY_LIST}
      result={actionData}
    >
      {(errorOf) => <CategoryFields errorOf={errorOf} />}
    </CatalogueForm>
  )
}
