import { ADD_CATEGORY, SUB_CATEGORY_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import type { Route } from './+types/add-sub-category'
import { CatalogueForm, CatalogueFormSkeleton } from './catalogue-form.tsx'
import { submitOfficeForm } from '../../office/submit-office-form.ts'
import { unlessRefused } from '../../office/saved-row.ts'
import { SubCategoryFields } from './sub-category-fields.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_inventory() },
    { text: m.office_menu_sub_categories(), to: SUB_CATEGORY_LIST },
    { text: m.categories_office_add_sub() },
  ],
}
export const clientMiddleware = [needs('catalogue.write')]
export const clientLoader = async () => (await api.categories.choices()).data
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm(api.categories.addSub, { request, goTo: SUB_CATEGORY_LIST })
export const HydrateFallback = () => <CatalogueFormSkeleton label={m.office_loading_categories()} />

/** `/baltra-admin-dashboard/add-subCategory-product` */
export default function AddSubCategory({ loaderData: categories, actionData }: Route.ComponentProps) {
  const none = categories.length === 0
  return (
    <CatalogueForm
      title={m.categories_office_add_sub()}
      guidance={m.categories_office_sub_guidance()}
      back={SUB_CATEGORY_LIST}
      result={actionData}
    >
      {(errorOf) => (
        <>
          <Field
            label={m.office_category()}
            help={none && <TextLink to={ADD_CATEGORY}>{m.categories_office_add_first()}</TextLink>}
            error={errorOf('category_id')}
          >
            <Select name="category_id" defaultValue="" disabled={none}>
              <option value="">{none ? m.categories_office_none_yet() : m.office_select_category()}</option>
              {categories.map(({ category_id, category_name }) => (
                <option key={category_id} value={category_id}>
                  {category_name}
                </option>
              ))}
            </Select>
          </Field>
          <SubCategoryFields errorOf={errorOf} />
        </>
      )}
    </CatalogueForm>
  )
}
