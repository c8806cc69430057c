import { useState } from 'react'
import type { ProductForOffice } from 'contract/products/endpoints'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import type { FieldsProps } from './fields-props.ts'
import { useChoices, type Choices } from './use-choices.ts'

/** Where a new product belongs; the sub-categories are those of the category. */
export function NewClassification({ errorOf }: FieldsProps) {
  const [category, setCategory] = useState('')
  const choices = useChoices((options) => api.categories.choices(undefined, options))
  return (
    <>
      <Field label={m.office_category()} help={<Failed choices={choices} />} error={errorOf('category_id')}>
        <Select
          key={choices.state}
          name="category_id"
          defaultValue={category}
          disabled={choices.state !== 'ready'}
          onChange={({ target }) => setCategory(target.value)}
        >
          <option value="">
            {choices.state === 'loading' ? m.office_loading_categories() : m.office_select_category()}
          </option>
          {choices.rows?.map(({ category_id, category_name }) => (
            <option key={category_id} value={category_id}>
              {category_name}
            </option>
          ))}
        </Select>
      </Field>
      {category === '' ? (
        <Field
          label={m.office_sub_category()}
          help={m.products_office_select_category_first()}
          error={errorOf('sub_category_id')}
        >
          <Select name="sub_category_id" defaultValue="" disabled>
            <option value="">{m.office_select_sub_category()}</option>
          </Select>
        </Field>
      ) : (
        <SubCategory key={category} category={Number(category)} error={errorOf('sub_category_id')} />
      )}
    </>
  )
}

function SubCategory({ category, error }: { category: number; error: string | undefined }) {
  const choices = useChoices((options) => api.categories.choicesSubOf({ params: { id: category } }, options))
  return (
    <Field label={m.office_sub_category()} help={<Failed choices={choices} />} error={error}>
      <Select key={choices.state} name="sub_category_id" defaultValue="" disabled={choices.state !== 'ready'}>
        <option value="">
          {choices.state === 'loading' ? m.office_loading_categories() : m.office_select_sub_category()}
        </option>
        {choices.rows?.map(({ subcategory_id, subcategory_name }) => (
          <option key={subcategory_id} value={subcategory_id}>
            {subcategory_name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Why there is nothing to choose from, and what to do. */
function Failed({ choices }: { choices: Choices<unknown> }) {
  if (choices.state === 'failed')
    return (
      <span className="flex items-center gap-2">
        {m.office_choices_failed()}
        <Button variant="line" size="sm" onClick={choices.retry}>
          {m.office_try_again()}
        </Button>
      </span>
    )
  return choices.rows?.length === 0 ? m.office_choices_none() : null
}

/** The category of an existing product. */
export const FixedClassification = ({ product }: { product: ProductForOffice }) => (
  <>
    <Field label={m.office_category()}>
      <TextInput readOnly value={product.category.category_name} />
    </Field>
    <Field label={m.office_sub_category()}>
      <TextInput readOnly value={product.sub_category.sub_category_name} />
    </Field>
  </>
)
