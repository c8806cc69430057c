import { registrationPath } from 'contract/core/office-paths'
import type { RegistrationDetail } from 'contract/registrations/endpoints'
import PencilLine from 'lucide-react/icons/pencil-line'
import { useEffect, useState } from 'react'
import { m } from '#messages'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useOpening, type Opening } from '../../ui/overlays/use-opening.ts'
import { ModelFields } from '../model-fields.tsx'
import { whyNoPurchaseDate } from '../not-ahead.ts'

type Written = Pick<
  RegistrationDetail,
  'model_name' | 'model_num' | 'serial_number' | 'purchase_date' | 'store_name' | 'store_location' | 'store_number'
>

export interface CorrectRegistrationProps {
  id: number
  /** its model */
  about: string
  /** as the screen has it; without one it is read when the form opens */
  registration?: Written
}

/** Opens the form in which staff put right what was written down wrong, for those who may. */
export function CorrectRegistration(props: CorrectRegistrationProps) {
  const mayCorrect = useMay('registrations.correct')
  const { start, opened } = useOpening()
  if (!mayCorrect) return null
  return (
    <>
      <Button size="sm" variant="line" onClick={start}>
        <PencilLine />
        {m.registrations_office_correct()}
      </Button>
      {opened((opening) => (
        <CorrectDialog {...props} opening={opening} />
      ))}
    </>
  )
}

function CorrectDialog({ id, about, registration, opening }: CorrectRegistrationProps & { opening: Opening }) {
  const { written, failure } = useWritten(id, registration)
  return (
    <FormDialog
      {...opening}
      action={registrationPath(id)}
      disabled={!written}
      title={m.registrations_office_correct_title()}
      text={m.registrations_office_correct_text()}
      verb={m.registrations_office_correct_save()}
      about={about}
    >
      {(errorOf) => {
        if (failure) return <Note tone="error">{failure}</Note>
        return written ? (
          <CorrectFields written={written} errorOf={errorOf} />
        ) : (
          <Skeleton pale className="h-66 animate-late" />
        )
      }}
    </FormDialog>
  )
}

interface Reading {
  written?: Written
  failure?: string
}

/** A complaint has its own copy of these, which may be another. */
function useWritten(id: number, known: Written | undefined): Reading {
  const [reading, setReading] = useState<Reading>(known ? { written: known } : {})
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown) return
    const leaving = new AbortController()
    api.registrations
      .get({ params: { id } }, { signal: leaving.signal })
      .then(({ data }) => setReading({ written: data }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted && error instanceof ApiError) setReading({ failure: error.message })
      })
    return () => leaving.abort()
  }, [id, isKnown])
  return reading
}

interface CorrectFieldsProps {
  written: Written
  errorOf: (field: string) => string | undefined
}

const CorrectFields = ({ written, errorOf }: CorrectFieldsProps) => (
  <>
    <input type="hidden" name="intent" value="correct" />
    <input type="hidden" name="seen_serial_number" value={written.serial_number} />
    <input type="hidden" name="seen_model_num" value={written.model_num} />
    <input type="hidden" name="seen_purchase_date" value={written.purchase_date} />
    <Field label={m.registrations_office_serial_number()} error={errorOf('serial_number')}>
      <TextInput
        name="serial_number"
        defaultValue={written.serial_number}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={100}
        autoFocus
      />
    </Field>
    <ModelFields initial={written} errorOf={errorOf} />
    <DateField
      label={m.registrations_office_purchase_date()}
      name="purchase_date"
      defaultValue={written.purchase_date}
      error={errorOf('purchase_date')}
      whyNot={whyNoPurchaseDate}
    />
    <ShopFields shop={written} errorOf={errorOf} />
    <Field
      label={m.registrations_office_correct_reason()}
      help={m.registrations_office_correct_reason_help()}
      error={errorOf('reason')}
    >
      <TextInput name="reason" maxLength={500} autoComplete="off" />
    </Field>
  </>
)

const ShopFields = ({ shop, errorOf }: { shop: Written; errorOf: CorrectFieldsProps['errorOf'] }) => (
  <>
    <Field label={m.registrations_store_name()} error={errorOf('store_name')}>
      <TextInput name="store_name" defaultValue={shop.store_name} maxLength={200} autoComplete="off" />
    </Field>
    <Field label={m.registrations_store_location()} error={errorOf('store_location')}>
      <TextInput name="store_location" defaultValue={shop.store_location} maxLength={200} autoComplete="off" />
    </Field>
    <Field label={m.registrations_store_number()} error={errorOf('store_number')}>
      <TextInput name="store_number" defaultValue={shop.store_number} maxLength={50} autoComplete="off" />
    </Field>
  </>
)
