import { RichTextField } from '../../../rich-text/rich-text-field.tsx'
import type { FieldsProps } from './fields-props.ts'

const FIELDS = [
  { name: 'specification', label: 'Specification', help: 'Best as a list, a fact an item.', plain: false },
  { name: 'sizing', label: 'Sizing', help: 'Plain lines of text: measures and weight.', plain: true },
  { name: 'usage', label: 'Usage', help: 'How it is used and cared for.', plain: false },
] as const

/** The texts of the product page. */
export const ContentFields = ({ product, errorOf, onChanged }: FieldsProps) => (
  <div className="grid min-w-0 gap-5 sm:col-span-2">
    {FIELDS.map((field) => (
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
