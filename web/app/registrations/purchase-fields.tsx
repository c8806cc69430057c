import type { ComponentProps } from 'react'
import { Field } from '../ui/fields/field.tsx'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { PHOTO_RULE } from '../ui/fields/file-rules.ts'
import { TextInput } from '../ui/fields/text-input.tsx'
import { FormGroup } from '../portal/form-group.tsx'
import { m } from '#messages'

export interface PurchaseFieldsProps {
  legend: string
  /** the props of a field: its name and initial value */
  propsOf: (
    name: 'store_name' | 'store_number' | 'store_location' | 'discount_percent',
  ) => ComponentProps<typeof TextInput>
  errorOf: (field: string) => string | undefined
}

/** The store, the discount, and the three photographs. */
export const PurchaseFields = ({ legend, propsOf, errorOf }: PurchaseFieldsProps) => (
  <>
    <FormGroup legend={legend}>
      <Field label={m.registrations_store_name()} error={errorOf('store_name')}>
        <TextInput {...propsOf('store_name')} />
      </Field>
      <Field
        label={m.registrations_store_number()}
        help={m.registrations_store_phone()}
        error={errorOf('store_number')}
      >
        <TextInput {...propsOf('store_number')} type="tel" maxLength={50} />
      </Field>
      <Field label={m.registrations_store_location()} error={errorOf('store_location')} className="sm:col-span-2">
        <TextInput {...propsOf('store_location')} placeholder={m.registrations_street_town()} />
      </Field>
      <Field
        label={m.registrations_discount()}
        help={m.registrations_discount_help()}
        error={errorOf('discount_percent')}
        className="sm:col-span-2"
      >
        <TextInput {...propsOf('discount_percent')} inputMode="numeric" maxLength={2} className="max-w-40" />
      </Field>
    </FormGroup>
    <FormGroup legend={m.registrations_photographs()} className="grid-cols-2 sm:grid-cols-3">
      <FileDrop
        label={m.registrations_product()}
        name="product_image"
        rule={PHOTO_RULE}
        error={errorOf('product_image')}
      />
      <FileDrop
        label={m.registrations_bill_invoice()}
        name="bill_image_one"
        rule={PHOTO_RULE}
        error={errorOf('bill_image_one')}
      />
      <FileDrop
        label={m.registrations_warranty_card()}
        name="warranty_image"
        rule={PHOTO_RULE}
        error={errorOf('warranty_image')}
      />
    </FormGroup>
  </>
)
