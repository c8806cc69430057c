import type { ComponentProps } from 'react'
import { Field } from '../ui/fields/field.tsx'
import { FileDrop } from '../ui/fields/file-drop.tsx'
import { PHOTO_RULE } from '../ui/fields/file-rules.ts'
import { TextInput } from '../ui/fields/text-input.tsx'
import { FormGroup } from '../portal/form-group.tsx'

export interface PurchaseFieldsProps {
  legend: string
  /** what the form knows of a field: its name, what was typed before */
  propsOf: (name: 'store_name' | 'store_number' | 'store_location') => ComponentProps<typeof TextInput>
  errorOf: (field: string) => string | undefined
}

/** The store, and the three photographs. */
export const PurchaseFields = ({ legend, propsOf, errorOf }: PurchaseFieldsProps) => (
  <>
    <FormGroup legend={legend}>
      <Field label="Store name" error={errorOf('store_name')}>
        <TextInput {...propsOf('store_name')} />
      </Field>
      <Field label="Store number" help="The shop’s phone number" error={errorOf('store_number')}>
        <TextInput {...propsOf('store_number')} type="tel" maxLength={50} />
      </Field>
      <Field label="Store location" error={errorOf('store_location')} className="sm:col-span-2">
        <TextInput {...propsOf('store_location')} placeholder="Street and town" />
      </Field>
    </FormGroup>
    <FormGroup legend="Photographs" className="grid-cols-2 sm:grid-cols-3">
      <FileDrop label="Product" name="product_image" rule={PHOTO_RULE} error={errorOf('product_image')} />
      <FileDrop label="Bill or invoice" name="bill_image_one" rule={PHOTO_RULE} error={errorOf('bill_image_one')} />
      <FileDrop label="Warranty card" name="warranty_image" rule={PHOTO_RULE} error={errorOf('warranty_image')} />
    </FormGroup>
  </>
)
