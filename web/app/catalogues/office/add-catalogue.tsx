import { CATALOGUE_LIST } from 'contract/core/office-paths'
import { useState } from 'react'
import { Form, redirect } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { LanguageTabs } from '../../forms/language-tabs.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { NepaliField } from '../../forms/nepali-field.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { valuesOf } from '../../forms/submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailPage } from '../../office/detail.tsx'
import { submitUpload } from '../../forms/upload.ts'
import { needs } from '../../session/guard.ts'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE, PDF_RULE, ruleInWords } from '../../ui/fields/file-rules.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/add-catalogue'
import { CatalogueFormFoot } from './catalogue-form-foot.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_settings() },
    { text: m.office_menu_catalogues(), to: CATALOGUE_LIST },
    { text: m.catalogues_office_add() },
  ],
}
export const clientMiddleware = [needs('ecatalogues.write')]
export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submitUpload(api.catalogues.add, {
    values: valuesOf(await request.formData()),
    signal: request.signal,
  })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return redirect(CATALOGUE_LIST)
}

/** `/baltra-admin-dashboard/add/product-catalog` */
export default function AddCatalogue({ actionData }: Route.ComponentProps) {
  const { form, errorOf, onChange } = useRefusal(actionData)
  const [changed, setChanged] = useState(false)
  return (
    <DetailPage title={m.catalogues_office_add()}>
      <LeaveGuard when={changed} />
      <h1 className="text-heading">{m.catalogues_office_add()}</h1>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={useSingleSubmit()}
        onChange={(event) => {
          onChange(event)
          setChanged(true)
        }}
        className="mt-6 grid max-w-2xl gap-6"
      >
        <LanguageTabs
          errorOf={errorOf}
          fields={['catalogue_type']}
          english={
            <Field
              label={m.catalogues_office_title()}
              help={m.catalogues_office_title_help()}
              error={errorOf('catalogue_type')}
              className="sm:col-span-2"
            >
              <TextInput name="catalogue_type" maxLength={150} autoComplete="off" />
            </Field>
          }
          nepali={
            <NepaliField
              label={m.catalogues_office_title()}
              name="catalogue_type_ne"
              stored={undefined}
              maxLength={150}
              error={errorOf('catalogue_type_ne')}
              className="sm:col-span-2"
            />
          }
        />
        <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
          <FileDrop label="PDF" name="file" rule={PDF_RULE} error={errorOf('file')} />
          <FileDrop
            label={m.catalogues_office_cover()}
            name="catalogue_image"
            rule={IMAGE_RULE}
            help={m.catalogues_office_cover_help({ rule: ruleInWords(IMAGE_RULE) })}
            error={errorOf('catalogue_image')}
          />
        </div>
        <CatalogueFormFoot />
      </Form>
    </DetailPage>
  )
}
