import { SERVICE_POINT_LIST } from 'contract/core/office-paths'
import type { ServicePoint } from 'contract/service-points/endpoints'
import { m } from '#messages'
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
import { kindLabel } from './kind-label.ts'
import { ServicePointForm } from './service-point-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.service_points_office_list(), to: SERVICE_POINT_LIST },
    { text: m.service_points_office_edit_title() },
  ],
}
export const clientMiddleware = [needs('servicepoints.write')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.servicePoints.get({ params: { id: params.id } }))
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  saveChanges(api.servicePoints.update, {
    params: { id: params.id },
    request,
    subject: 'service_point',
    fields: fields(),
    goTo: SERVICE_POINT_LIST,
  })
const fields = (): readonly ComparedField<ServicePoint>[] => [
  {
    kind: 'text',
    name: 'kind',
    label: m.service_points_office_kind(),
    stored: ({ kind }) => kind,
    words: ({ kind }) => kindLabel(kind),
  },
  { kind: 'text', name: 'name', label: m.service_points_office_name(), stored: ({ name }) => name },
  { kind: 'text', name: 'district', label: m.service_points_office_district(), stored: ({ district }) => district },
  { kind: 'text', name: 'address', label: m.service_points_office_address(), stored: ({ address }) => address },
  { kind: 'text', name: 'phones', label: m.service_points_office_phone(), stored: ({ phones }) => phones.join(', ') },
  { kind: 'text', name: 'hours', label: m.service_points_office_opening_hours(), stored: ({ hours }) => hours },
  {
    kind: 'text',
    name: 'name_ne',
    label: m.forms_in_nepali({ label: m.service_points_office_name() }),
    stored: ({ name_ne }) => name_ne,
  },
  {
    kind: 'text',
    name: 'address_ne',
    label: m.forms_in_nepali({ label: m.service_points_office_address() }),
    stored: ({ address_ne }) => address_ne,
  },
  { kind: 'text', name: 'opens_at', label: m.service_points_office_opens(), stored: ({ opens_at }) => opens_at },
  { kind: 'text', name: 'closes_at', label: m.service_points_office_closes(), stored: ({ closes_at }) => closes_at },
  {
    kind: 'text',
    name: 'visits_per_window',
    label: m.service_points_office_visits_per_window(),
    stored: ({ visits_per_window }) => String(visits_per_window),
  },
  { kind: 'list', name: 'districts', label: m.service_points_office_districts(), stored: ({ districts }) => districts },
  {
    kind: 'list',
    name: 'days_off',
    label: m.service_points_office_days_off(),
    stored: ({ days_off }) => days_off.map(String),
  },
]
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/edit/service-point/{id}` */
export default function EditServicePoint({ loaderData: stored, actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  if (!stored)
    return (
      <AbsentDetail
        words={m.service_points_office_absent()}
        back={SERVICE_POINT_LIST}
        list={m.service_points_office_list()}
      />
    )
  return (
    <DetailPage title={m.service_points_office_edit_title()}>
      <h1 className="text-heading">{stored.name}</h1>
      <DetailCard title={kindLabel(stored.kind)} className="mt-6 max-w-3xl">
        <ServicePointForm
          key={stored.id}
          label={m.service_points_office_edit_title()}
          refusal={refusal}
          stored={stored}
        />
      </DetailCard>
      <ClashDialog result={actionData} form={refusal.form} />
      <History subject="service_point" id={stored.id} className="max-w-3xl" />
    </DetailPage>
  )
}
