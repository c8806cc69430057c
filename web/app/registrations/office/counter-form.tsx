import { REGISTRATION_LIST } from 'contract/core/office-paths'
import { useState } from 'react'
import { Form } from 'react-router'
import type { CustomerOfNumber } from 'contract/registrations/endpoints'
import { m } from '#messages'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { UploadFoot } from '../../forms/upload-foot.tsx'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { useMay } from '../../office/office-data.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import type { Store } from './last-store.ts'
import { SerialFields } from './serial-fields.tsx'
import { FormGroup } from '../../portal/form-group.tsx'
import { whyNoPurchaseDate } from '../not-ahead.ts'
import { PurchaseFields } from '../purchase-fields.tsx'

export interface CounterFormProps {
  customer: CustomerOfNumber
  /** of the last registration on this device */
  store: Partial<Store>
  /** the action's result */
  result: unknown
}

/** The registration of a customer at the counter: the same fields as their own form. */
export function CounterForm({ customer, store, result }: CounterFormProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const [isChanged, setChanged] = useState(false)
  const mayDecide = useMay('registrations.decide')
  const text = (name: keyof Store | 'discount_percent') => ({
    name,
    defaultValue: name === 'discount_percent' ? '' : store[name],
    autoComplete: 'off',
    maxLength: 200,
  })
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={m.registrations_office_the_product()}
      onSubmit={useSingleSubmit()}
      onChange={(event) => {
        onChange(event)
        setChanged(true)
      }}
      className="max-w-2xl"
    >
      <LeaveGuard when={isChanged} />
      <input type="hidden" name="customer_id" value={customer.id} />
      <FormGroup legend={m.registrations_office_the_product()}>
        <SerialFields errorOf={errorOf} />
        <DateField
          label={m.registrations_office_purchase_date()}
          name="purchase_date"
          help={m.registrations_office_purchase_date_help()}
          error={errorOf('purchase_date')}
          whyNot={whyNoPurchaseDate}
        />
      </FormGroup>
      <PurchaseFields legend={m.registrations_office_store_legend()} propsOf={text} errorOf={errorOf} />
      {mayDecide && (
        <Checkbox name="approve" value="true" className="mt-6">
          {m.registrations_office_approve_at_once()}
          <span className="block text-xs text-ink-2">{m.registrations_office_approve_at_once_text()}</span>
        </Checkbox>
      )}
      <UploadFoot
        verb={m.registrations_office_register()}
        busyLabel={m.registrations_office_registering()}
        result={result}
        variant="ink"
      >
        <ButtonLink to={REGISTRATION_LIST} variant="line" size="lg">
          {m.registrations_office_cancel()}
        </ButtonLink>
      </UploadFoot>
    </Form>
  )
}
