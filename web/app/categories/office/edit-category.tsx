import { CATEGORY_LIST } from 'contract/core/office-paths'
import type { CategoryRow } from 'contract/categories/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { ComparedField } from '../../changes/compared-fields.ts'
import { saveChanges } from '../../changes/save-changes.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail } from '../../office/detail.tsx'
import { needs } from '../../session/guard.ts'
import type { Route } from './+types/edit-category'
import { CatalogueForm, CatalogueFormSkeleton } from './catalogue-form.tsx'
import { CategoryFields } from './category-fields.tsx'
import { savedRow, unlessRefused } from '../../office/saved-row.ts'

export const handle: OfficeHandle = {
  crumbs: ({ id = '' }) => [
    { text: m.office_section_inventory() },
    { text: m.office_menu_categories(), to: CATEGORY_LIST },
    { text: m.office_number({ id }) },
  ],
}
export const clientMiddleware = [needs('catalogue.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  savedRow(api.categories.get({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  saveChanges(api.categories.update, {
    params: { id: params.id },
    request,
    subject: 'category',
    fields: fields(),
  })
const fields = (): readonly ComparedField<CategoryRow>[] => [
  { kind: 'text', name: 'name', label: m.categories_office_name(), stored: ({ name }) => name },
  { kind: 'text', name: 'desc', label: m.office_field_sub_heading(), stored: ({ desc }) => desc },
  {
    kind: 'text',
    name: 'name_ne',
    label: m.forms_in_nepali({ label: m.categories_office_name() }),
    stored: ({ name_ne }) => name_ne,
  },
  {
    kind: 'text',
    name: 'desc_ne',
    label: m.forms_in_nepali({ label: m.office_field_sub_heading() }),
    stored: ({ desc_ne }) => desc_ne,
  },
  { kind: 'picture', name: 'banner', label: m.categories_office_banner(), stored: ({ banner }) => banner },
  { kind: 'picture', name: 'image', label: m.categories_office_image(), stored: ({ image_url }) => image_url },
]
export const HydrateFallback = CatalogueFormSkeleton

/** `/baltra-admin-dashboard/edit-category-product/{id}` */
export default function EditCategory({ loaderData: saved, actionData }: Route.ComponentProps) {
  if (!saved)
    return <AbsentDetail words={m.office_absent_data()} back={CATEGORY_LIST} list={m.office_menu_categories()} />
  const { row, version } = saved
  return (
    <CatalogueForm
      title={m.categories_office_edit()}
      guidance={m.categories_office_guidance()}
      back={CATEGORY_LIST}
      result={actionData}
      saved={version}
      row={row}
      foot={<History subject="category" id={row.id} className="max-w-2xl" />}
    >
      {(errorOf) => <CategoryFields category={row} version={version} errorOf={errorOf} />}
    </CatalogueForm>
  )
}
