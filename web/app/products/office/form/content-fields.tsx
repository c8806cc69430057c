import { m } from '#messages'
import { RichTextField } from '../../../rich-text/rich-text-field.tsx'
import type { FieldsProps } from './fields-props.ts'

const fields = () =>
  [
    {
      name: 'specification',
      label: m.products_office_specification(),
      help: m.products_office_specification_help(),
      plain: false,
    },
    { name: 'sizing', label: m.products_office_sizing(), help: m.products_office_sizing_help(), plain: true },
    { name: 'usage', label: m.products_office_usage(), help: m.products_office_usage_help(), plain: false },
  ] as const

/** The texts of the product page. */
export const ContentFields = ({ product, errorOf, onChanged }: FieldsProps) => (
  <div className="grid min-w-0 gap-5 sm:col-span-2">
    {fields().map((field) => (
      <RichTextField
        key={field.name}
        {...field}
        stored={product?.[field.name]}
        error={errorOf(field.name)}
        onChanged={() => onChanged(field.name)}
      />
    ))}
  </div>
)
