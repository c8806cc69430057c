import { SUB_CATEGORY_LIST } from 'contract/core/paths'
import type { SubCategoryRow } from 'contract/categories/endpoints'
import { api } from '../../api/client.ts'
import type { ComparedField } from '../../changes/compared-fields.ts'
import { saveChanges } from '../../changes/save-changes.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail } from '../../office/detail.tsx'
import { needs } from '../../session/guard.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { Route } from './+types/edit-sub-category'
import { CatalogueForm, CatalogueFormSkeleton } from './catalogue-form.tsx'
import { savedRow, unlessRefused } from '../../office/saved-row.ts'
import { SUB_CATEGORY_GUIDANCE, SubCategoryFields } from './sub-category-fields.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: 'Product Inventory' },
    { text: 'SubCategory List', to: SUB_CATEGORY_LIST },
    { text: `No. ${id}` },
  ],
}
export const clientMiddleware = [needs('catalogue.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  savedRow(api.categories.getSub({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  saveChanges({
    request,
    subject: 'sub_category',
    fields: FIELDS,
    schema: async () => (await import('contract/categories/endpoints')).categories.updateSub.body,
    send: (body, options) => api.categories.updateSub({ params: { id: params.id }, body }, options),
  })
const FIELDS: readonly ComparedField<SubCategoryRow>[] = [
  { kind: 'text', name: 'name', label: 'SubCategory Name', stored: ({ name }) => name },
  { kind: 'text', name: 'search_words', label: 'Search words', stored: ({ search_words }) => search_words },
  { kind: 'picture', name: 'image', label: 'SubCategory Image', stored: ({ image_url }) => image_url },
]
export const HydrateFallback = CatalogueFormSkeleton

/** `/baltra-admin-dashboard/edit-sub-category-product/{id}` */
export default function EditSubCategory({ loaderData: saved, actionData }: Route.ComponentProps) {
  if (!saved) return <AbsentDetail words="No data available" back={SUB_CATEGORY_LIST} list="SubCategory List" />
  const { row, version } = saved
  return (
    <CatalogueForm
      title="Edit SubCategory"
      guidance={SUB_CATEGORY_GUIDANCE}
      back={SUB_CATEGORY_LIST}
      result={actionData}
      saved={version}
      row={row}
      foot={<History subject="sub_category" id={row.id} className="max-w-2xl" />}
    >
      {(errorOf) => (
        <>
          <Field label="Category" help="A sub-category stays in its category.">
            <Select disabled defaultValue={row.category_id}>
              <option value={row.category_id}>{row.category_name}</option>
            </Select>
          </Field>
          <SubCategoryFields subCategory={row} version={version} errorOf={errorOf} />
        </>
      )}
    </CatalogueForm>
  )
}
