import { MY_PRODUCTS } from 'contract/core/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { Form, redirect, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { loadBody } from '../../forms/body-of.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { valuesOf } from '../../forms/submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { SkeletonForm } from '../../ui/feedback/skeleton-form.tsx'
import { PurchaseDateField } from '../purchase-date-field.tsx'
import { ScanButton } from '../../units/portal/scan-button.tsx'
import { NOTHING_SCANNED, useScannedFields } from '../../units/portal/use-scanned-fields.ts'
import type { ScannedFields } from '../../units/portal/use-scanned-unit.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { notAhead } from '../not-ahead.ts'
import type { Route } from './+types/register-product'
import { BackLink } from '../../portal/back-link.tsx'
import { dropDraft } from '../../forms/draft.ts'
import { DraftNote } from '../../forms/draft-note.tsx'
import { useDraft, type FormDraft } from '../../forms/use-draft.ts'
import { FormGroup } from '../../portal/form-group.tsx'
import { ModelFields } from '../model-fields.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { fieldsOfAddress } from '../../portal/register-address.ts'
import { UploadFoot } from '../../forms/upload-foot.tsx'
import { submitUpload } from '../../forms/upload.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { SerialField } from './serial-field.tsx'
import { PurchaseFields } from '../purchase-fields.tsx'
import { m } from '#messages'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Here already, so that the form can be checked when the connection is gone.
  await loadBody(api.registrations.register)
  return { fields: fieldsOfAddress(request.url) }
}

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-2xl px-5 py-14">
    <SkeletonForm label={m.registrations_loading_form()} fields={8} />
  </main>
)

/** A form that was refused stays as it is. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { dispute, ...values } = valuesOf(await request.formData())
  const result = await submitUpload(dispute ? api.registrations.dispute : api.registrations.register, {
    values,
    // A future day is refused before three photographs are uploaded.
    narrow: (body) => body.extend({ purchase_date: notAhead(body.shape.purchase_date) }),
    signal: request.signal,
    repeatable: true,
  })
  if (isRefusal(result)) return result
  dropDraft(request.url)
  toast.success(result.message)
  return redirect(MY_PRODUCTS)
}

/** `/baltra-user-ProductPage/register` */
export default function RegisterProduct(props: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const draft = useDraft(pathname + search)
  return <RegistrationForm key={draft.key} {...props} draft={draft} />
}

function RegistrationForm({ loaderData, actionData, draft }: Route.ComponentProps & { draft: FormDraft }) {
  const { form, errorOf, onChange, forget } = useRefusal(actionData)
  const [scanned, addScan] = useScannedFields()
  const [isDispute, makeDispute] = useState(false)
  const fields: Record<string, string | undefined> = { ...loaderData.fields, ...draft.texts, ...scanned.fields }
  const fill = (found: ScannedFields) => {
    forget(...Object.keys(found))
    addScan(found)
    makeDispute(false)
  }
  const keepScanned = useEffectEvent(() => form.current && draft.keep(form.current))
  useEffect(() => {
    if (scanned !== NOTHING_SCANNED) keepScanned()
  }, [scanned])
  const text = (name: string) => ({ name, defaultValue: fields[name] ?? '', autoComplete: 'off', maxLength: 200 })
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 pt-4 pb-20 lg:pt-8">
      <title>{`${m.registrations_register()} | ${brand.name}`}</title>
      <BackLink to={MY_PRODUCTS}>{m.registrations_my_products()}</BackLink>
      <h1 className="mt-3 text-title">{m.registrations_register()}</h1>
      <p className="mt-3 max-w-[27.6em] text-ink-2">{m.registrations_have_at_hand()}</p>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={useSingleSubmit()}
        onChange={(event) => {
          onChange(event)
          draft.onChange(event)
        }}
      >
        <DraftNote draft={draft} />
        <FormGroup legend={m.registrations_the_product()}>
          <ModelFields
            key={`model ${scanned.models}`}
            initial={{ model_name: fields.model_name ?? '', model_num: fields.model_num ?? '' }}
            errorOf={errorOf}
          />
          <SerialField
            key={scanned.serials}
            defaultValue={fields.serial_number}
            help={m.registrations_same_plate()}
            error={errorOf('serial_number')}
            className="sm:col-span-2"
            check
            onFields={fill}
            dispute={{ isMade: isDispute, onMake: makeDispute }}
          >
            <ScanButton onFields={fill} />
          </SerialField>
          <PurchaseDateField defaultValue={fields.purchase_date} error={errorOf('purchase_date')} />
        </FormGroup>
        <PurchaseFields legend={m.registrations_where_bought()} propsOf={text} errorOf={errorOf} />
        <UploadFoot
          verb={isDispute ? m.registrations_dispute_send() : m.registrations_save()}
          busyLabel={m.registrations_saving()}
          result={actionData}
        >
          <ButtonLink to={MY_PRODUCTS} variant="line" size="lg">
            {m.registrations_cancel()}
          </ButtonLink>
        </UploadFoot>
      </Form>
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: MY_PRODUCTS, text: m.registrations_my_products() }} />
)
