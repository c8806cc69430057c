import { SERVICE_POINT_LIST } from 'contract/core/paths'
import { api } from '../../api/client.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailCard, DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { unlessRefused } from '../../office/saved-row.ts'
import { submitOfficeForm } from '../../office/submit-office-form.ts'
import { needs } from '../../session/guard.ts'
import { ImportPanel } from '../../sheet-import/import-panel.tsx'
import type { Route } from './+types/add-service-point'
import { ServicePointForm } from './service-point-form.tsx'

const TITLE = 'Add Shops and Service Centres'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: 'Shops and Service Centres', to: SERVICE_POINT_LIST }, { text: TITLE }],
}
export const clientMiddleware = [needs('servicepoints.write')]

/** The form is drawn in the browser only; what checks it is here already when the connection is gone. */
export async function clientLoader() {
  await import('contract/service-points/endpoints')
  return null
}
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm({
    request,
    schema: async () => (await import('contract/service-points/endpoints')).servicePointForm,
    send: (body, options) => api.servicePoints.add({ body }, options),
    goTo: SERVICE_POINT_LIST,
  })

const IMPORT = {
  template: {
    call: (options: object) => api.servicePoints.importTemplate(undefined, options),
    filename: 'service_points_template.xlsx',
  },
  what: { one: 'shop or service centre', many: 'shops and service centres' },
  guidelines: [
    'The first row names the columns: kind, name, district, address, phones, hours, in any order.',
    'Kind is Shop or Service centre; hours may be empty.',
    'District is one of the 77 districts, in English.',
    'Several phone numbers stand in one cell, with commas between them.',
    'An export of the list has these columns. All rows come in, or none: where one is wrong, you see which.',
  ],
}

export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/add/service-point` */
export default function AddServicePoint({ actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  return (
    <DetailPage title={TITLE}>
      <h1 className="text-heading">{TITLE}</h1>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <DetailCard title="One">
          <ServicePointForm label="Add one" refusal={refusal} />
        </DetailCard>
        <DetailCard title="Many">
          <ImportPanel
            {...IMPORT}
            send={(body, options) => api.servicePoints.import({ body }, options)}
            button="Import"
          />
        </DetailCard>
      </div>
    </DetailPage>
  )
}
