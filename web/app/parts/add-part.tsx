import { PART_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { loadBody } from '../forms/body-of.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailCard, DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { unlessRefused } from '../office/saved-row.ts'
import { submitOfficeForm } from '../office/submit-office-form.ts'
import { needs } from '../session/guard.ts'
import { ImportPanel } from '../sheet-import/import-panel.tsx'
import type { Route } from './+types/add-part'
import { PartForm } from './part-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.parts_list(), to: PART_LIST }, { text: m.parts_add_title() }],
}
export const clientMiddleware = [needs('parts.write')]

/** The form is drawn in the browser only; what checks it is here already when the connection is gone. */
export async function clientLoader() {
  await loadBody(api.parts.add)
  return null
}
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm(api.parts.add, { request, goTo: PART_LIST })

const importWords = () => ({
  template: {
    call: (options: object) => api.parts.importTemplate(undefined, options),
    filename: 'parts_template.xlsx',
  },
  what: { one: m.parts_one_low(), many: m.parts_many() },
  guidelines: [
    m.parts_guide_columns(),
    m.parts_guide_known(),
    m.parts_guide_models(),
    m.parts_guide_numbers(),
    m.parts_guide_all(),
  ],
})

export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/add/part` */
export default function AddPart({ actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  return (
    <DetailPage title={m.parts_add_title()}>
      <h1 className="text-heading">{m.parts_add_title()}</h1>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <DetailCard title={m.parts_add_one_title()}>
          <PartForm label={m.parts_add_one()} refusal={refusal} />
        </DetailCard>
        <DetailCard title={m.parts_add_many_title()}>
          <ImportPanel
            {...importWords()}
            send={(body, options) => api.parts.import({ body }, options)}
            button={m.parts_import()}
          />
        </DetailCard>
      </div>
    </DetailPage>
  )
}
