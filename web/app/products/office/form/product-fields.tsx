import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { sameNumberAs } from '../list/product-columns.tsx'
import type { FieldsProps } from './fields-props.ts'

/** Name, model, price. */
export const BasicFields = (form: FieldsProps) => (
  <>
    <TextField {...form} label="Product name" name="name" maxLength={200} />
    <TextField {...form} label="Sub heading" name="sub_heading" maxLength={300} />
    <TextField {...form} label="Model name" name="model_name" maxLength={200} />
    <TextField
      {...form}
      label="Model number"
      name="model_num"
      maxLength={100}
      help={form.product?.duplicate_of && `${sameNumberAs(form.product.duplicate_of)}. Give one of them another.`}
    />
    <TextField {...form} label="Price" name="price" lead="Rs." inputMode="numeric" maxLength={20} />
    <TextField {...form} label="Packaging" name="packaging" maxLength={200} />
  </>
)

/** What else is known of it; most of it may stay empty. */
export const DetailFields = (form: FieldsProps) => (
  <>
    <TextField {...form} label="Stock" name="stocks" inputMode="numeric" maxLength={20} help="0 when empty" />
    <TextField {...form} label="Power" name="power" maxLength={100} help="Leave empty if not electric" />
    <TextField {...form} label="Serial number" name="serial_number" maxLength={100} help="Optional" />
    <TextField {...form} label="Warranty" name="warranty" maxLength={100} help="As printed on the card" />
    <TextField
      {...form}
      label="Reward points"
      name="reward_points"
      inputMode="numeric"
      maxLength={20}
      help="0 when empty"
    />
    <TextField
      {...form}
      label="Featured rank"
      name="featured_rank"
      inputMode="numeric"
      maxLength={6}
      help="Place among the best sellers, from 1. Empty for the others."
    />
  </>
)

type TextName =
  | 'name'
  | 'sub_heading'
  | 'model_name'
  | 'model_num'
  | 'price'
  | 'packaging'
  | 'stocks'
  | 'power'
  | 'serial_number'
  | 'warranty'
  | 'reward_points'
  | 'featured_rank'

interface TextFieldProps extends FieldsProps {
  name: TextName
  label: string
  help?: string | null | undefined
  lead?: ReactNode
  inputMode?: ComponentProps<'input'>['inputMode']
  maxLength: number
}

const TextField = ({ product, errorOf, name, label, help, lead, inputMode, maxLength }: TextFieldProps) => (
  <Field label={label} help={help} error={errorOf(name)}>
    <TextInput
      name={name}
      defaultValue={product?.[name] ?? ''}
      lead={lead}
      inputMode={inputMode}
      maxLength={maxLength}
      autoComplete="off"
    />
  </Field>
)
