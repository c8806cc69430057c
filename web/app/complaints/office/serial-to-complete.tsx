import { useState } from 'react'
import { m } from '#messages'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

export interface SerialToCompleteProps {
  /** it is known beforehand that the number is not known; else the refusal says so */
  isUnknown: boolean
  errorOf: (field: string) => string | undefined
}

/** The serial number without which no repair under warranty is completed; one outside the warranty goes without. */
export function SerialToComplete({ isUnknown, errorOf }: SerialToCompleteProps) {
  const [isPaid, setPaid] = useState(false)
  const error = errorOf('serial_number')
  // It stays while the error goes with what is typed.
  const [isRefused, setRefused] = useState(false)
  if (error && !isRefused) setRefused(true)
  if (!isUnknown && !isRefused) return null
  return (
    <>
      <Field label={m.complaints_office_serial_number()} help={m.complaints_office_serial_needed()} error={error}>
        <TextInput
          name="serial_number"
          disabled={isPaid}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </Field>
      <Checkbox name="is_paid_repair" value="true" checked={isPaid} onChange={({ target }) => setPaid(target.checked)}>
        {m.complaints_office_paid_repair()}
      </Checkbox>
    </>
  )
}
