import { useRef, useState } from 'react'
import type { WarrantyPackage } from 'contract/warranty-packages/endpoints'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { useChoices } from '../products/office/form/use-choices.ts'
import { FormValue } from '../rich-text/form-value.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Combobox } from '../ui/fields/combobox.tsx'
import { Field } from '../ui/fields/field.tsx'

export interface PackageSubCategoryProps {
  stored: WarrantyPackage | undefined
  error: string | undefined
  onChanged: () => void
}

interface Choice {
  id: number
  words: string
}

/** The sub-category that a package is for, to be searched by its name or that of its category. */
export function PackageSubCategory({ stored, error, onChanged }: PackageSubCategoryProps) {
  const found = useChoices((options) => api.warrantyPackages.choices(undefined, options))
  const [id, setId] = useState(stored?.subcategory)
  const frame = useRef<HTMLDivElement>(null)
  const choices: Choice[] = found.rows
    ? found.rows.map((row) => ({ id: row.subcategory_id, words: subCategoryWords(row) }))
    : storedChoice(stored)
  const choose = (words: string) => {
    setId(choices.find((choice) => choice.words === words)?.id)
    onChanged()
  }
  return (
    <div ref={frame} className="relative sm:col-span-2">
      <Field
        label={m.office_sub_category()}
        error={error}
        help={
          found.state === 'failed' ? (
            <span className="flex items-center gap-2">
              {m.office_choices_failed()}
              <Button variant="line" size="sm" onClick={found.retry}>
                {m.office_try_again()}
              </Button>
            </span>
          ) : (
            found.rows?.length === 0 && m.office_choices_none()
          )
        }
      >
        <FormValue
          name="subcategory"
          value={id === undefined ? '' : String(id)}
          onFocus={() => frame.current?.querySelector<HTMLElement>('[role=combobox], select')?.focus()}
        />
        <input type="hidden" name="subcategory_words" value={choices.find((choice) => choice.id === id)?.words ?? ''} />
        <Combobox
          items={choices.map(({ words }) => words)}
          value={choices.find((choice) => choice.id === id)?.words ?? ''}
          onValueChange={choose}
          placeholder={
            found.state === 'loading' ? m.warranty_packages_choices_loading() : m.office_select_sub_category()
          }
          disabled={found.state !== 'ready'}
        />
      </Field>
    </div>
  )
}

/** `Kitchen – Kettle` */
export const subCategoryWords = ({
  category_name,
  subcategory_name,
}: {
  category_name: string
  subcategory_name: string
}) => `${category_name} – ${subcategory_name}`

/** What is known of the choice before the others are there. */
const storedChoice = (stored: WarrantyPackage | undefined): Choice[] =>
  stored ? [{ id: stored.subcategory, words: subCategoryWords(stored) }] : []
