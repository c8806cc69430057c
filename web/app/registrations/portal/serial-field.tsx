import { canonicalCode } from 'contract/core/texts/canonical'
import { CONTACT_US, MY_PRODUCTS } from 'contract/core/paths'
import { SERIAL_TAKEN } from 'contract/registrations/words'
import type { SerialCheck } from 'contract/registrations/endpoints'
import { useRef, useState, type ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { ScannedFields } from '../../units/portal/use-scanned-unit.ts'
import { m } from '#messages'

export interface SerialFieldProps {
  defaultValue: string | undefined
  help: string
  error: string | undefined
  className?: string
  /** whether to look the number up, which only signed-in customers may */
  check: boolean
  /** fills the form in with the product of the number */
  onFields: (fields: ScannedFields) => void
  /** whether the product is claimed although somebody else registered it; without it, nothing can be claimed here */
  dispute?: Dispute
  /** a button beside the field */
  children?: ReactNode
}

interface Dispute {
  isMade: boolean
  onMake: (isMade: boolean) => void
}

/** A serial number field. On blur it looks the number up and shows which product it is, or that it is registered. */
export function SerialField({
  defaultValue,
  help,
  error,
  className,
  check,
  onFields,
  dispute,
  children,
}: SerialFieldProps) {
  const asked = useRef('')
  const [known, setKnown] = useState<Known>()

  const ask = async (serial_number: string, modelNumber: string) => {
    asked.current = serial_number
    if (!check || serial_number === '') return setKnown(undefined)
    try {
      const { data } = await api.registrations.checkSerial({ query: { serial_number } })
      if (asked.current === serial_number) setKnown({ ...data, serial_number, modelNumber })
    } catch {
      // The form works without the look-up; the server checks the number again on submit.
      setKnown(undefined)
    }
  }
  return (
    <div className={className}>
      <Field label={m.registrations_serial()} help={help} error={error}>
        <div className="flex gap-2 max-sm:flex-col">
          <TextInput
            name="serial_number"
            defaultValue={defaultValue}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={100}
            className="min-w-0 grow"
            onChange={() => dispute?.onMake(false)}
            onBlur={({ target }) => void ask(target.value.trim(), modelNumberIn(target.form))}
          />
          {children}
        </div>
      </Field>
      <div role="status" className="mt-2 text-xs text-ink-2 empty:hidden">
        {known ? (
          <Answer known={known} onFields={onFields} />
        ) : (
          error === SERIAL_TAKEN() && <TextLink to={CONTACT_US}>{m.registrations_write_to_us()}</TextLink>
        )}
      </div>
      {dispute &&
        (dispute.isMade || error === SERIAL_TAKEN() || (known?.registered === 'other' && !known.disputed)) && (
          <DisputeBox {...dispute} />
        )}
    </div>
  )
}

interface Known extends SerialCheck {
  serial_number: string
  /** the model number in the form at that time */
  modelNumber: string
}

/** Says that the product is one’s own although somebody else registered it. */
const DisputeBox = ({ isMade, onMake }: Dispute) => (
  <div className="mt-2 rounded-control border border-line px-3.5 py-1">
    <Checkbox
      name="dispute"
      value="true"
      checked={isMade}
      onChange={({ currentTarget }) => onMake(currentTarget.checked)}
    >
      <span className="font-medium">{m.registrations_dispute()}</span>
      <span className="mt-0.5 block text-xs text-ink-2">{m.registrations_dispute_text()}</span>
    </Checkbox>
  </div>
)

function Answer({ known, onFields }: { known: Known; onFields: (fields: ScannedFields) => void }) {
  const { unit, registered, disputed, serial_number, modelNumber } = known
  if (disputed)
    return (
      <RichMessage
        parts={m.registrations_disputeed_already.parts()}
        tags={{ products: (text) => <TextLink to={MY_PRODUCTS}>{text}</TextLink> }}
      />
    )
  if (registered === 'own')
    return (
      <RichMessage
        parts={m.registrations_own_already.parts()}
        tags={{ products: (text) => <TextLink to={MY_PRODUCTS}>{text}</TextLink> }}
      />
    )
  if (registered === 'other')
    return (
      <RichMessage
        parts={m.registrations_other_already.parts()}
        tags={{ contact: (text) => <TextLink to={CONTACT_US}>{text}</TextLink> }}
      />
    )
  if (!unit || canonicalCode(unit.model_num) === canonicalCode(modelNumber)) return null
  return (
    <>
      <span className="block">{m.registrations_serial_of({ name: unit.model_name, number: unit.model_num })}</span>
      <Button variant="line" size="sm" className="mt-2" onClick={() => onFields({ ...unit, serial_number })}>
        {m.registrations_fill_in({ name: unit.model_name })}
      </Button>
    </>
  )
}

const modelNumberIn = (form: HTMLFormElement | null): string => {
  const field = form?.elements.namedItem('model_num')
  return field instanceof HTMLInputElement ? field.value : ''
}
