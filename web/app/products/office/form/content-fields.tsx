import { m } from '#messages'
import { LanguageTabs } from '../../../forms/language-tabs.tsx'
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
export const ContentFields = (form: FieldsProps) => (
  <LanguageTabs
    errorOf={form.errorOf}
    fields={fields().map(({ name }) => name)}
    className="min-w-0 sm:col-span-2"
    english={<Texts {...form} />}
    nepali={<Texts {...form} nepali />}
  />
)

const Texts = ({ product, errorOf, onChanged, nepali = false }: FieldsProps & { nepali?: boolean }) => (
  <div className="grid min-w-0 gap-5 sm:col-span-2">
    {fields().map(({ name: english, label, ...field }) => {
      const name = nepali ? (`${english}_ne` as const) : english
      return (
        <RichTextField
          key={name}
          {...field}
          name={name}
          label={nepali ? m.forms_in_nepali({ label }) : label}
          stored={product?.[name]}
          error={errorOf(name)}
          onChanged={() => onChanged(name)}
        />
      )
    })}
  </div>
)
