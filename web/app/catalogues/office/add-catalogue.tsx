import { CATALOGUE_LIST } from 'contract/core/office-paths'
import { redirect } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { valuesOf } from '../../forms/submit.ts'
import { submitUpload } from '../../forms/upload.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailPage } from '../../office/detail.tsx'
import { needs } from '../../session/guard.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/add-catalogue'
import { CatalogueForm } from './catalogue-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_settings() },
    { text: m.office_menu_catalogues(), to: CATALOGUE_LIST },
    { text: m.catalogues_office_add() },
  ],
}
export const clientMiddleware = [needs('ecatalogues.write')]
export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submitUpload(api.catalogues.add, {
    values: valuesOf(await request.formData()),
    signal: request.signal,
  })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return redirect(CATALOGUE_LIST)
}

/** `/baltra-admin-dashboard/add/product-catalog` */
export default function AddCatalogue({ actionData }: Route.ComponentProps) {
  return (
    <DetailPage title={m.catalogues_office_add()}>
      <h1 className="text-heading">{m.catalogues_office_add()}</h1>
      <CatalogueForm result={actionData} />
    </DetailPage>
  )
}
