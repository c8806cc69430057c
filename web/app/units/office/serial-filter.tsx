import { m } from '#messages'
import { useApply, useFilter } from '../../lists/filters.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

/** A part of the serial number alone, where the search would find model numbers too. */
export function SerialFilter() {
  const { later } = useApply()
  return (
    <Field label={m.office_serial_number()} hideLabel className="max-sm:w-full sm:w-52">
      <TextInput
        type="search"
        name="serial_number"
        defaultValue={useFilter('serial_number')}
        placeholder={m.office_serial_number()}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => target.form && later(target.form)}
      />
    </Field>
  )
}
