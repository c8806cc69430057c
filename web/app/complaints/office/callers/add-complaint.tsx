import { COMPLAINT_LIST, complaintPath, enquiryPath } from 'contract/core/office-paths'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { redirect } from 'react-router'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { isRefusal } from '../../../forms/refusal.ts'
import { valuesOf } from '../../../forms/submit.ts'
import { submitUpload } from '../../../forms/upload.ts'
import type { OfficeHandle } from '../../../office/crumbs.ts'
import { DetailPage } from '../../../office/detail.tsx'
import { unlessRefused } from '../../../office/saved-row.ts'
import { needs } from '../../../session/guard.ts'
import { SkeletonForm } from '../../../ui/feedback/skeleton-form.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { loadFaultChoices } from '../../fault-choices.ts'
import { loadZones } from '../../places.ts'
import type { Route } from './+types/add-complaint'
import { CallerCard } from './caller-card.tsx'
import { CallersForm } from './callers-form.tsx'
import { FindCaller } from './find-caller.tsx'
import { NobodyFound } from './nobody-found.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.complaints_office_title(), to: COMPLAINT_LIST }, { text: m.callers_title() }],
}
export const clientMiddleware = [needs('complaints.file')]
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams
  const id = text(params, 'enquiry')
  const query = { find: text(params, 'find'), customer_id: text(params, 'customer'), stock_id: text(params, 'product') }
  const isAsked = Object.values(query).some((value) => value !== undefined)
  const [caller, zones, , enquiry] = await Promise.all([
    isAsked ? api.complaints.findCaller({ query }, { signal: request.signal }) : undefined,
    loadZones(),
    loadFaultChoices(request.signal),
    // Without it the complaint is filed all the same.
    id && api.enquiries.open({ params: { id } }, { signal: request.signal }).catch(() => undefined),
  ])
  return { find: query.find ?? '', caller: caller?.data, zones, enquiry: (enquiry && enquiry.data) || undefined }
}
export const shouldRevalidate = unlessRefused

export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submitUpload(api.complaints.fileForCaller, {
    values: valuesOf(await request.formData()),
    signal: request.signal,
  })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return redirect(complaintPath(result.data.id))
}

export const HydrateFallback = () => (
  <div className="w-full max-w-304 px-4 py-5 lg:px-6">
    <SkeletonForm label={m.callers_loading()} fields={6} />
  </div>
)

/** `/baltra-admin-dashboard/add/complaint`: who calls, about which product, and what happens. */
export default function AddComplaint({ loaderData, actionData }: Route.ComponentProps) {
  const { find, caller, zones, enquiry } = loaderData
  return (
    <DetailPage title={m.callers_title()}>
      <h1 className="text-heading">{m.callers_title()}</h1>
      {enquiry && <OfEnquiry enquiry={enquiry} />}
      {caller ? (
        <CallerCard caller={caller} enquiry={enquiry} />
      ) : (
        <FindCaller key={find} find={find} enquiry={enquiry} />
      )}
      {caller === null && <NobodyFound find={find} enquiry={enquiry} />}
      {caller && <CallersForm key={caller.id} caller={caller} zones={zones} enquiry={enquiry} result={actionData} />}
    </DetailPage>
  )
}

const text = (params: URLSearchParams, name: string): string | undefined => params.get(name)?.trim() || undefined

/** The message that the complaint is made of, in its own words. */
const OfEnquiry = ({ enquiry: { id, name, note, complaint_id } }: { enquiry: EnquiryRow }) => (
  <Note className="mt-6 max-w-2xl" title={<TextLink to={enquiryPath(id)}>{m.callers_of_enquiry({ name })}</TextLink>}>
    <p className="mt-1 wrap-anywhere whitespace-pre-line">{note}</p>
    {complaint_id !== null && (
      <p className="mt-2">
        <TextLink to={complaintPath(complaint_id)}>{m.callers_made_already({ id: complaint_id })}</TextLink>
      </p>
    )}
  </Note>
)
