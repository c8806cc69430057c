import { useState } from 'react'
import { api } from '../api/client.ts'
import { ImportPanel } from '../sheet-import/import-panel.tsx'
import { m } from '#messages'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** The products, from a sheet; the categories that it names are made. */
export function CatalogueStep({ before, next }: StepProps) {
  const [isImported, setImported] = useState(false)
  return (
    <>
      <section aria-label={m.products_office_bulk()} className="mt-8">
        <ImportPanel
          template={{
            call: (options) => api.products.importTemplate(undefined, options),
            filename: 'bulk_upload_template.xlsx',
          }}
          send={(body, options) => api.products.import({ body: { ...body, new_groups: true } }, options)}
          what={{ one: m.products_office_one(), many: m.products_office_many() }}
          button={m.first_start_import()}
          accept={['.xlsx', '.csv']}
          guidelines={[
            m.products_office_bulk_headers(),
            m.products_office_bulk_columns(),
            m.first_start_catalogue_groups(),
            m.products_office_bulk_whole(),
            m.products_office_bulk_pictures(),
          ]}
          onImported={() => setImported(true)}
        />
      </section>
      <StepForm
        label={m.first_start_catalogue()}
        {...{ before, next }}
        intent="on"
        verb={isImported ? m.first_start_go_on() : m.first_start_without_sheet()}
      />
    </>
  )
}
