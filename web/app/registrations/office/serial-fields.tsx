import { useState } from 'react'
import { m } from '#messages'
import { LookAlikes } from '../../office/look-alikes.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { ModelFields } from '../model-fields.tsx'
import { InRegister } from './serial-panel.tsx'
import { RegistrationStatus } from '../registration-status.tsx'
import { useSerialHistory } from './use-serial-history.ts'

interface Model {
  model_name: string
  model_num: string
}
const NO_MODEL: Model = { model_name: '', model_num: '' }

export interface SerialFieldsProps {
  errorOf: (field: string) => string | undefined
  /** below the serial number */
  help?: string
  /** called with the sub-category when the catalogue knows the model */
  onKnown?: (subCategory: string) => void
}

/** The serial number and its model: the QR register fills the model in, and an earlier registration is told at once. */
export function SerialFields({ errorOf, help, onKnown }: SerialFieldsProps) {
  const [serial, setSerial] = useState('')
  const [filled, fill] = useState({ model: NO_MODEL, times: 0 })
  const history = useSerialHistory(serial, ({ model_name, model_number }) =>
    fill(({ times }) => ({ model: { model_name, model_num: model_number }, times: times + 1 })),
  )
  const living = history?.registrations.find(({ fate }) => ['Pending', 'Approved', 'Discount'].includes(fate))

  return (
    <>
      <Field
        label={m.registrations_office_serial_number()}
        help={help}
        error={errorOf('serial_number')}
        className="sm:col-span-2"
      >
        <TextInput
          name="serial_number"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
          value={serial}
          onChange={({ target }) => setSerial(target.value)}
        />
      </Field>
      <output className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1.5 text-xs sm:col-span-2">
        <LookAlikes number={serial} />
        {history && <InRegister unit={history.unit} model={history.unit?.model_number ?? ''} />}
        {living && (
          <>
            <RegistrationStatus status={living.fate} />
            <span>
              {living.customer
                ? m.registrations_office_already_registered_to({
                    name: `${living.customer.firstname} ${living.customer.lastname}`,
                  })
                : m.registrations_office_already_registered()}
            </span>
          </>
        )}
      </output>
      <ModelFields key={filled.times} initial={filled.model} errorOf={errorOf} {...(onKnown && { onKnown })} />
    </>
  )
}
