import { WARRANTY_CHECK } from 'contract/core/paths'
import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { SiteHead } from '../../seo/site-head.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { Route } from './+types/warranty-check'
import { WarrantyAnswer } from './warranty-answer.tsx'
import { m } from '#messages'

export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit(api.extensions.check, { values: valuesOf(await request.formData()) })
  return isRefusal(result) ? result : result.data
}

/** `/warranty-check?serial=`: the target of the code on a certificate. The serial number is filled in by the browser. */
export default function WarrantyCheckPage({ actionData }: Route.ComponentProps) {
  const { form, errorOf, onChange } = useRefusal(actionData)
  const asked = useSearchParams()[0].get('serial')
  const serial = useRef<HTMLInputElement>(null)
  const busy = useBusy()
  const onSubmit = useSingleSubmit()
  useEffect(() => {
    // Another one may have been typed before the page's script loaded.
    if (asked && serial.current?.value === '') serial.current.value = asked
  }, [asked])
  return (
    <main id="main" className="mx-auto grid max-w-shop gap-x-20 gap-y-10 px-5 py-10 lg:grid-cols-2 lg:px-10 lg:py-20">
      <SiteHead
        title={m.extensions_check_title()}
        description={m.extensions_check_description({ brand: brand.name })}
        path={WARRANTY_CHECK}
      />
      <div>
        <h1 className="text-title lg:text-[3.5rem]">{m.extensions_check_title()}</h1>
        <p className="mt-4 max-w-read text-lead text-ink-2">{m.extensions_check_text()}</p>
        <Form
          ref={form}
          method="post"
          noValidate
          onChange={onChange}
          onSubmit={onSubmit}
          className="mt-8 grid max-w-md gap-5"
        >
          <Field label={m.extensions_serial_number()} error={errorOf('serial_number')}>
            <TextInput
              ref={serial}
              name="serial_number"
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          <Field label={m.extensions_owner_digits()} error={errorOf('phone_digits')}>
            <TextInput
              name="phone_digits"
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              className="w-32! tracking-[0.2em] tabular-nums"
            />
          </Field>
          <SubmitButton size="lg" busy={busy} busyLabel={m.extensions_checking()} className="sm:justify-self-start">
            {m.extensions_check()}
          </SubmitButton>
        </Form>
      </div>
      <WarrantyAnswer answer={actionData && !isRefusal(actionData) ? actionData : undefined} />
    </main>
  )
}
