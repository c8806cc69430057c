import { CATALOGUE_LIST } from 'contract/core/office-paths'
import { redirect } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { valuesOf } from '../../forms/submit.ts'
import { submitUpload } from '../../forms/upload.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { unlessRefused } from '../../office/saved-row.ts'
import { needs } from '../../session/guard.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/edit-catalogue'
import { CatalogueForm } from './catalogue-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_settings() },
    { text: m.office_menu_catalogues(), to: CATALOGUE_LIST },
    { text: m.catalogues_office_edit() },
  ],
}
export const clientMiddleware = [needs('ecatalogues.write')]
/** The list has them whole, in both languages. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { data } = await api.catalogues.list({ query: {} }, { signal: request.signal })
  return data.find(({ id }) => String(id) === params.id) ?? null
}
export const shouldRevalidate = unlessRefused
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const result = await submitUpload(api.catalogues.update, {
    params: { id: params.id },
    values: valuesOf(await request.formData()),
    signal: request.signal,
    repeatable: true,
  })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return redirect(CATALOGUE_LIST)
}
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/edit/product-catalog/{id}` */
export default function EditCatalogue({ loaderData: stored, actionData }: Route.ComponentProps) {
  if (!stored)
    return <AbsentDetail words={m.office_absent_data()} back={CATALOGUE_LIST} list={m.catalogues_office_list()} />
  return (
    <DetailPage title={m.catalogues_office_edit()}>
      <h1 className="text-heading">{m.catalogues_office_edit()}</h1>
      <CatalogueForm key={stored.id} result={actionData} stored={stored} />
      <History subject="catalogue" id={stored.id} className="max-w-2xl" />
    </DetailPage>
  )
}
