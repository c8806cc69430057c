import { CATEGORY_LIST } from 'contract/core/paths'
import type { CategoryRow } from 'contract/categories/endpoints'
import { api } from '../../api/client.ts'
import type { ComparedField } from '../../changes/compared-fields.ts'
import { saveChanges } from '../../changes/save-changes.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail } from '../../office/detail.tsx'
import { needs } from '../../session/guard.ts'
import type { Route } from './+types/edit-category'
import { CatalogueForm, CatalogueFormSkeleton } from './catalogue-form.tsx'
import { CATEGORY_GUIDANCE, CategoryFields } from './category-fields.tsx'
import { savedRow, unlessRefused } from '../../office/saved-row.ts'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: 'Product Inventory' },
    { text: 'Category List', to: CATEGORY_LIST },
    { text: `No. ${id}` },
  ],
}
export const clientMiddleware = [needs('catalogue.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  savedRow(api.categories.get({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  saveChanges({
    request,
    subject: 'category',
    fields: FIELDS,
    schema: async () => (await import('contract/categories/endpoints')).categories.update.body,
    send: (body, options) => api.categories.update({ params: { id: params.id }, body }, options),
  })
const FIELDS: readonly ComparedField<CategoryRow>[] = [
  { kind: 'text', name: 'name', label: 'Category Name', stored: ({ name }) => name },
  { kind: 'text', name: 'desc', label: 'Sub Heading', stored: ({ desc }) => desc },
  { kind: 'picture', name: 'banner', label: 'Banner Image', stored: ({ banner }) => banner },
  { kind: 'picture', name: 'image', label: 'Category Image', stored: ({ image_url }) => image_url },
]
export const HydrateFallback = CatalogueFormSkeleton

/** `/baltra-admin-dashboard/edit-category-product/{id}` */
export default function EditCategory({ loaderData: saved, actionData }: Route.ComponentProps) {
  if (!saved) return <AbsentDetail words="No data available" back={CATEGORY_LIST} list="Category List" />
  const { row, version } = saved
  return (
    <CatalogueForm
      title="Edit Category"
      guidance={CATEGORY_GUIDANCE}
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
