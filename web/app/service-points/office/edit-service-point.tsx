import { SERVICE_POINT_LIST } from 'contract/core/paths'
import type { ServicePoint } from 'contract/service-points/endpoints'
import { KIND_NAME } from 'contract/service-points/words'
import { api } from '../../api/client.ts'
import { ClashDialog } from '../../changes/clash-dialog.tsx'
import type { ComparedField } from '../../changes/compared-fields.ts'
import { saveChanges } from '../../changes/save-changes.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { unlessRefused } from '../../office/saved-row.ts'
import { needs } from '../../session/guard.ts'
import type { Route } from './+types/edit-service-point'
import { ServicePointForm } from './service-point-form.tsx'

const LIST = 'Shops and Service Centres'
const TITLE = 'Edit Shop or Service Centre'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: LIST, to: SERVICE_POINT_LIST }, { text: TITLE }],
}
export const clientMiddleware = [needs('servicepoints.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.servicePoints.get({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  saveChanges({
    request,
    subject: 'service_point',
    fields: FIELDS,
    schema: async () => (await import('contract/service-points/endpoints')).servicePoints.update.body,
    send: (body, options) => api.servicePoints.update({ params: { id: params.id }, body }, options),
    goTo: SERVICE_POINT_LIST,
  })
const FIELDS: readonly ComparedField<ServicePoint>[] = [
  { kind: 'text', name: 'kind', label: 'Kind', stored: ({ kind }) => kind, words: ({ kind }) => KIND_NAME[kind] },
  { kind: 'text', name: 'name', label: 'Name', stored: ({ name }) => name },
  { kind: 'text', name: 'district', label: 'District', stored: ({ district }) => district },
  { kind: 'text', name: 'address', label: 'Address', stored: ({ address }) => address },
  { kind: 'text', name: 'phones', label: 'Phone', stored: ({ phones }) => phones.join(', ') },
  { kind: 'text', name: 'hours', label: 'Opening hours', stored: ({ hours }) => hours },
]
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/edit/service-point/{id}` */
export default function EditServicePoint({ loaderData: stored, actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  if (!stored) return <AbsentDetail words="Shop or service centre not found" back={SERVICE_POINT_LIST} list={LIST} />
  return (
    <DetailPage title={TITLE}>
      <h1 className="text-heading">{stored.name}</h1>
      <DetailCard title={KIND_NAME[stored.kind]} className="mt-6 max-w-3xl">
        <ServicePointForm key={stored.id} label={TITLE} refusal={refusal} stored={stored} />
      </DetailCard>
      <ClashDialog result={actionData} form={refusal.form} />
      <History subject="service_point" id={stored.id} className="max-w-3xl" />
    </DetailPage>
  )
}
