import { SERVICE_POINT_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { loadBody } from '../../forms/body-of.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailCard, DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { unlessRefused } from '../../office/saved-row.ts'
import { submitOfficeForm } from '../../office/submit-office-form.ts'
import { needs } from '../../session/guard.ts'
import { ImportPanel } from '../../sheet-import/import-panel.tsx'
import type { Route } from './+types/add-service-point'
import { ServicePointForm } from './service-point-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.service_points_office_list(), to: SERVICE_POINT_LIST },
    { text: m.service_points_office_add_title() },
  ],
}
export const clientMiddleware = [needs('servicepoints.write')]

/** The form is drawn in the browser only; what checks it is here already when the connection is gone. */
export async function clientLoader() {
  await loadBody(api.servicePoints.add)
  return null
}
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm(api.servicePoints.add, { request, goTo: SERVICE_POINT_LIST })

const importWords = () => ({
  template: {
    call: (options: object) => api.servicePoints.importTemplate(undefined, options),
    filename: 'service_points_template.xlsx',
  },
  what: { one: m.service_points_office_one(), many: m.service_points_office_many() },
  guidelines: [
    m.service_points_office_guide_columns(),
    m.service_points_office_guide_kind(),
    m.service_points_office_guide_district(),
    m.service_points_office_guide_phones(),
    m.service_points_office_guide_all(),
  ],
})

export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/add/service-point` */
export default function AddServicePoint({ actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  return (
    <DetailPage title={m.service_points_office_add_title()}>
      <h1 className="text-heading">{m.service_points_office_add_title()}</h1>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <DetailCard title={m.service_points_office_add_one_title()}>
          <ServicePointForm label={m.service_points_office_add_one()} refusal={refusal} />
        </DetailCard>
        <DetailCard title={m.service_points_office_add_many_title()}>
          <ImportPanel
            {...importWords()}
            send={(body, options) => api.servicePoints.import({ body }, options)}
            button={m.service_points_office_import()}
          />
        </DetailCard>
      </div>
    </DetailPage>
  )
}
