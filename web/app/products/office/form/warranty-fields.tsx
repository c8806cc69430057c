import { readWarranty, type ReadWarranty } from 'contract/products/warranty-text'
import { useState } from 'react'
import { m } from '#messages'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { monthsWords } from '../../warranty-text.ts'
import type { FieldsProps } from './fields-props.ts'

/**
 * The warranty as the card has it, and what it counts as for the whole product. A text that names no duration, or
 * several, is no answer to that: then staff enter the months.
 */
export function WarrantyFields({ product, errorOf }: FieldsProps) {
  const [text, setText] = useState(product?.warranty ?? '')
  const read = readWarranty(text)
  const isBlank = text.trim() === ''
  return (
    <>
      <Field
        label={m.products_office_warranty()}
        help={isBlank || !read.isSure ? m.products_office_warranty_help() : countsAs(read)}
        error={errorOf('warranty')}
      >
        <TextInput
          name="warranty"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          maxLength={100}
          autoComplete="off"
        />
      </Field>
      {read.isSure && <input type="hidden" name="warranty_months" value={read.months} />}
      {!isBlank && !read.isSure && (
        <Field
          label={m.products_office_warranty_months()}
          help={read.isSeveral ? m.products_office_warranty_months_several() : m.products_office_warranty_months_none()}
          error={errorOf('warranty_months')}
        >
          <TextInput
            name="warranty_months"
            defaultValue={product?.warranty === text ? product.warranty_months : ''}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
        </Field>
      )}
    </>
  )
}

const countsAs = ({ months }: ReadWarranty): string =>
  months === 0
    ? m.products_office_warranty_counts_none()
    : m.products_office_warranty_counts({ duration: monthsWords(months) })
