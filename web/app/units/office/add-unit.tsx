import { UNIT_LIST } from 'contract/core/paths'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { ImportPanel } from '../../sheet-import/import-panel.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailCard, DetailPage } from '../../office/detail.tsx'
import { needs } from '../../session/guard.ts'
import type { Route } from './+types/add-unit'
import { UnitForm } from './unit-form.tsx'

const TITLE = 'Add QR Product'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: 'Product Inventory' }, { text: 'QR List', to: UNIT_LIST }, { text: TITLE }],
}
export const clientMiddleware = [needs('units.write')]
export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit({
    schema: async () => (await import('contract/units/endpoints')).unitForm,
    values: valuesOf(await request.formData()),
    send: (body) => api.units.add({ body }, { signal: request.signal }),
  })
  if (!isRefusal(result)) return { added: result.data }
  return result.local ? { ...result, message: INVALID } : result
}

/** Prescribed, letter for letter. */
const INVALID = 'Invalid Input'

const IMPORT = {
  template: {
    call: (options: object) => api.units.importTemplate(undefined, options),
    filename: 'qr_upload_template.xlsx',
  },
  what: { one: 'unit', many: 'units' },
  guidelines: [
    'The first row names the columns: model_name, model_number, serial_number, in any order.',
    'Each row below is one unit, at most 10,000 of them. A serial number stands only once, however it is written.',
    'Each model number is one of the catalogue; the model name is taken from there.',
    'Format serial numbers as text, so that Excel keeps their leading zeros.',
    'All rows come in, or none: where one is wrong, you see which.',
  ],
}

/** `/baltra-admin-dashboard/add-Qr-Product` */
export default function AddUnit({ actionData }: Route.ComponentProps) {
  return (
    <DetailPage title={TITLE}>
      <h1 className="text-heading">{TITLE}</h1>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <DetailCard title="One unit">
          <UnitForm result={actionData} />
        </DetailCard>
        <DetailCard title="Many units">
          <ImportPanel {...IMPORT} send={(body, options) => api.units.import({ body }, options)} button="Bulk Import" />
        </DetailCard>
      </div>
    </DetailPage>
  )
}
