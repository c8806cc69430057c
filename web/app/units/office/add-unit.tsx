import { UNIT_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { ImportPanel } from '../../sheet-import/import-panel.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailCard, DetailPage } from '../../office/detail.tsx'
import { needs } from '../../session/guard.ts'
import type { Route } from './+types/add-unit'
import { UnitForm } from './unit-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_inventory() },
    { text: m.office_menu_units(), to: UNIT_LIST },
    { text: m.units_office_add() },
  ],
}
export const clientMiddleware = [needs('units.write')]
export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit(api.units.add, {
    options: { signal: request.signal },
    values: valuesOf(await request.formData()),
  })
  if (!isRefusal(result)) return { added: result.data }
  return result.local ? { ...result, message: m.units_office_invalid() } : result
}

const importing = () => ({
  template: {
    call: (options: object) => api.units.importTemplate(undefined, options),
    filename: 'qr_upload_template.xlsx',
  },
  what: { one: m.units_office_one(), many: m.units_office_many() },
  guidelines: [
    m.units_office_import_columns(),
    m.units_office_import_batch(),
    m.units_office_import_rows(),
    m.units_office_import_models(),
    m.units_office_import_text(),
    m.units_office_import_whole(),
  ],
})

/** `/baltra-admin-dashboard/add-Qr-Product` */
export default function AddUnit({ actionData }: Route.ComponentProps) {
  return (
    <DetailPage title={m.units_office_add()}>
      <h1 className="text-heading">{m.units_office_add()}</h1>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <DetailCard title={m.units_office_one_unit()}>
          <UnitForm result={actionData} />
        </DetailCard>
        <DetailCard title={m.units_office_many_units()}>
          <ImportPanel
            {...importing()}
            send={(body, options) => api.units.import({ body }, options)}
            button={m.units_office_import()}
          />
        </DetailCard>
      </div>
    </DetailPage>
  )
}
