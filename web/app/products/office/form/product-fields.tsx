import type { ComponentProps, ReactNode } from 'react'
import { m } from '#messages'
import { LanguageTabs } from '../../../forms/language-tabs.tsx'
import { NepaliField } from '../../../forms/nepali-field.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import type { FieldsProps } from './fields-props.ts'
import { WarrantyFields } from './warranty-fields.tsx'
import { WarrantyPartsField } from './warranty-parts-field.tsx'

/** Name, model, price. */
export const BasicFields = (form: FieldsProps) => (
  <>
    <LanguageTabs
      errorOf={form.errorOf}
      fields={['name', 'sub_heading', 'packaging']}
      className="sm:col-span-2"
      english={
        <>
          <TextField {...form} label={m.products_office_product_name()} name="name" maxLength={200} />
          <TextField {...form} label={m.products_office_sub_heading()} name="sub_heading" maxLength={300} />
          <TextField {...form} label={m.products_office_packaging()} name="packaging" maxLength={200} />
        </>
      }
      nepali={
        <>
          <NepaliText {...form} label={m.products_office_product_name()} name="name_ne" maxLength={200} />
          <NepaliText {...form} label={m.products_office_sub_heading()} name="sub_heading_ne" maxLength={300} />
          <NepaliText {...form} label={m.products_office_packaging()} name="packaging_ne" maxLength={200} />
        </>
      }
    />
    <TextField {...form} label={m.office_model_name()} name="model_name" maxLength={200} />
    <TextField
      {...form}
      label={m.office_model_number()}
      name="model_num"
      maxLength={100}
      help={form.product?.duplicate_of && m.products_office_same_number_help({ name: form.product.duplicate_of.name })}
    />
    <TextField
      {...form}
      label={m.office_price()}
      name="price"
      lead={m.office_rupees()}
      inputMode="numeric"
      maxLength={20}
    />
  </>
)

/** Further details, most of them optional. */
export const DetailFields = (form: FieldsProps) => (
  <>
    <TextField
      {...form}
      label={m.products_office_stock()}
      name="stocks"
      inputMode="numeric"
      maxLength={20}
      help={m.products_office_zero_when_empty()}
    />
    <TextField
      {...form}
      label={m.products_office_power()}
      name="power"
      maxLength={100}
      help={m.products_office_power_help()}
    />
    <TextField
      {...form}
      label={m.office_serial_number()}
      name="serial_number"
      maxLength={100}
      help={m.products_office_optional()}
    />
    <WarrantyFields {...form} />
    <WarrantyPartsField {...form} />
    <TextField
      {...form}
      label={m.products_office_reward_points()}
      name="reward_points"
      inputMode="numeric"
      maxLength={20}
      help={m.products_office_zero_when_empty()}
    />
    <TextField
      {...form}
      label={m.products_office_featured_rank()}
      name="featured_rank"
      inputMode="numeric"
      maxLength={6}
      help={m.products_office_featured_rank_help()}
    />
  </>
)

interface NepaliTextProps extends FieldsProps {
  name: 'name_ne' | 'sub_heading_ne' | 'packaging_ne'
  label: string
  maxLength: number
}

const NepaliText = ({ product, errorOf, name, label, maxLength }: NepaliTextProps) => (
  <NepaliField label={label} name={name} stored={product?.[name]} maxLength={maxLength} error={errorOf(name)} />
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
