import { COMPLAINT_LIST } from 'contract/core/office-paths'
import { redirect } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { valuesOf } from '../../forms/submit.ts'
import { submitUpload } from '../../forms/upload.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail } from '../../office/detail.tsx'
import { backTo } from '../../office/trails.ts'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { needs } from '../../session/guard.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/edit-complaint'
import { ComplaintForm, ComplaintFormSkeleton } from './complaint-form.tsx'
import { loadZones } from '../places.ts'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: m.complaints_office_title(), to: COMPLAINT_LIST },
    { text: m.complaints_office_crumb({ id: id! }) },
  ],
}
export const clientMiddleware = [needs('complaints.write')]
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [complaint, zones] = await Promise.all([
    rowOrAbsent(api.complaints.get({ params: { id: params.id } })),
    loadZones(),
  ])
  return { complaint, zones }
}
/** On refusal the input stays and the complaint reloads: someone else may have been first. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  // An empty value that was seen counts too.
  const typed = Object.entries(valuesOf(await request.formData())).filter(
    ([name, value]) => value !== '' || name.startsWith('seen_'),
  )
  const result = await submitUpload(api.complaints.update, {
    params: { id: params.id },
    values: Object.fromEntries(typed),
    signal: request.signal,
  })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return redirect(backTo(COMPLAINT_LIST))
}
export const HydrateFallback = ComplaintFormSkeleton

/** `/baltra-admin-dashboard/edit-product-complaint/{id}` */
export default function EditComplaint({ loaderData: { complaint, zones }, actionData }: Route.ComponentProps) {
  if (!complaint)
    return (
      <AbsentDetail words={m.complaints_office_absent()} back={COMPLAINT_LIST} list={m.complaints_office_title()} />
    )
  return <ComplaintForm key={complaint.id} complaint={complaint} zones={zones} result={actionData} />
}
