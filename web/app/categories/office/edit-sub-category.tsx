import { SUB_CATEGORY_LIST } from 'contract/core/office-paths'
import type { SubCategoryRow } from 'contract/categories/endpoints'
import { m } from '#messages'
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
import { SubCategoryFields } from './sub-category-fields.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id = '' }) => [
    { text: m.office_section_inventory() },
    { text: m.office_menu_sub_categories(), to: SUB_CATEGORY_LIST },
    { text: m.office_number({ id }) },
  ],
}
export const clientMiddleware = [needs('catalogue.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  savedRow(api.categories.getSub({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  saveChanges(api.categories.updateSub, {
    params: { id: params.id },
    request,
    subject: 'sub_category',
    fields: fields(),
  })
const fields = (): readonly ComparedField<SubCategoryRow>[] => [
  { kind: 'text', name: 'name', label: m.categories_office_sub_name(), stored: ({ name }) => name },
  {
    kind: 'text',
    name: 'name_ne',
    label: m.forms_in_nepali({ label: m.categories_office_sub_name() }),
    stored: ({ name_ne }) => name_ne,
  },
  {
    kind: 'text',
    name: 'search_words',
    label: m.categories_office_search_words(),
    stored: ({ search_words }) => search_words,
  },
  { kind: 'text', name: 'faults', label: m.categories_office_faults(), stored: ({ faults }) => faults },
  {
    kind: 'text',
    name: 'faults_ne',
    label: m.forms_in_nepali({ label: m.categories_office_faults() }),
    stored: ({ faults_ne }) => faults_ne,
  },
  { kind: 'picture', name: 'image', label: m.categories_office_sub_image(), stored: ({ image_url }) => image_url },
]
export const HydrateFallback = CatalogueFormSkeleton

/** `/baltra-admin-dashboard/edit-sub-category-product/{id}` */
export default function EditSubCategory({ loaderData: saved, actionData }: Route.ComponentProps) {
  if (!saved)
    return (
      <AbsentDetail words={m.office_absent_data()} back={SUB_CATEGORY_LIST} list={m.office_menu_sub_categories()} />
    )
  const { row, version } = saved
  return (
    <CatalogueForm
      title={m.categories_office_edit_sub()}
      guidance={m.categories_office_sub_guidance()}
      back={SUB_CATEGORY_LIST}
      result={actionData}
      saved={version}
      row={row}
      foot={<History subject="sub_category" id={row.id} className="max-w-2xl" />}
    >
      {(errorOf) => (
        <>
          <Field label={m.office_category()} help={m.categories_office_sub_stays()}>
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
