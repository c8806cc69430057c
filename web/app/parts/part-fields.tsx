import type { Part } from 'contract/parts/endpoints'
import { LONGEST_PART_NAME, LONGEST_PART_NUMBER } from 'contract/parts/words'
import { m } from '#messages'
import { NepaliField } from '../forms/nepali-field.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { ModelsField } from './models-field.tsx'

export interface PartFieldsProps {
  stored?: Part | undefined
  errorOf: (field: string) => string | undefined
  /** called when a model is chosen or goes, which fires no event of a named field */
  onModels: () => void
}

/** The fields of a spare part. */
export const PartFields = ({ stored, errorOf, onModels }: PartFieldsProps) => (
  <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
    <Field label={m.parts_number()} help={m.parts_number_help()} error={errorOf('number')}>
      <TextInput
        name="number"
        defaultValue={stored?.number}
        maxLength={LONGEST_PART_NUMBER}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </Field>
    <Field label={m.parts_price()} help={m.parts_price_help()} error={errorOf('price')}>
      <TextInput
        name="price"
        defaultValue={stored?.price}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        lead={m.parts_rs()}
      />
    </Field>
    <Field label={m.parts_name()} error={errorOf('name')}>
      <TextInput name="name" defaultValue={stored?.name} maxLength={LONGEST_PART_NAME} autoComplete="off" />
    </Field>
    <NepaliField
      label={m.parts_name()}
      name="name_ne"
      stored={stored?.name_ne}
      maxLength={LONGEST_PART_NAME}
      error={errorOf('name_ne')}
    />
    <Field label={m.parts_reorder_level()} help={m.parts_reorder_level_help()} error={errorOf('reorder_level')}>
      <TextInput
        name="reorder_level"
        defaultValue={stored?.reorder_level ?? 0}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
      />
    </Field>
    <Field label={m.parts_state()} help={m.parts_state_help()} error={errorOf('active')}>
      <Select name="active" defaultValue={String(stored?.active ?? true)}>
        <option value="true">{m.parts_ordered()}</option>
        <option value="false">{m.parts_not_ordered()}</option>
      </Select>
    </Field>
    <ModelsField defaultValue={stored?.models} error={errorOf('models')} onChanged={onModels} />
  </div>
)
