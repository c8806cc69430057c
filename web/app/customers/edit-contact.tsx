import type { CustomerContact } from 'contract/customers/endpoints'
import MapPin from 'lucide-react/icons/map-pin'
import { useEffect, useState } from 'react'
import { m } from '#messages'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { DistrictFields } from '../ui/fields/district-fields.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { whole } from '../ui/format/numbers.ts'
import { useOpening, type Opening } from '../ui/overlays/use-opening.ts'

interface EditContactProps {
  id: number
  name: string
}

/** Opens the form for where a customer lives and in which language they are written to. */
export function EditContact(props: EditContactProps) {
  const { start, opened } = useOpening()
  return (
    <>
      <Button size="sm" variant="line" onClick={start}>
        <MapPin />
        {m.customers_move()}
      </Button>
      {opened((opening) => (
        <ContactDialog {...props} opening={opening} />
      ))}
    </>
  )
}

function ContactDialog({ id, name, opening }: EditContactProps & { opening: Opening }) {
  const { contact, failure } = useContact(id)
  return (
    <FormDialog
      {...opening}
      disabled={!contact}
      title={m.customers_move_title()}
      text={m.customers_move_text({ name })}
      verb={m.customers_move_save()}
      about={name}
    >
      {(errorOf) => {
        if (failure) return <Note tone="error">{failure}</Note>
        return contact ? (
          <ContactFields contact={contact} errorOf={errorOf} />
        ) : (
          <Skeleton pale className="h-66 animate-late" />
        )
      }}
    </FormDialog>
  )
}

/** Read when the form opens: the address on the screen may be older than the call. */
function useContact(id: number): { contact?: CustomerContact; failure?: string } {
  const [read, setRead] = useState<{ contact?: CustomerContact; failure?: string }>({})
  useEffect(() => {
    const leaving = new AbortController()
    api.customers
      .getContact({ params: { id } }, { signal: leaving.signal })
      .then(({ data }) => setRead({ contact: data }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted && error instanceof ApiError) setRead({ failure: error.message })
      })
    return () => leaving.abort()
  }, [id])
  return read
}

interface ContactFieldsProps {
  contact: CustomerContact
  errorOf: (field: string) => string | undefined
}

const ContactFields = ({ contact, errorOf }: ContactFieldsProps) => (
  <>
    <input type="hidden" name="intent" value="contact" />
    <input type="hidden" name="seen_address" value={contact.customerAddress} />
    <input type="hidden" name="seen_district" value={contact.district} />
    <Field label={m.customers_address()} error={errorOf('customerAddress')}>
      <TextInput
        name="customerAddress"
        defaultValue={contact.customerAddress}
        maxLength={300}
        autoComplete="off"
        autoFocus
      />
    </Field>
    <Field label={m.customers_city()} error={errorOf('city')}>
      <TextInput name="city" defaultValue={contact.city} maxLength={100} autoComplete="off" />
    </Field>
    <DistrictFields initial={contact} errorOf={errorOf} />
    <FieldGroup label={m.customers_add_language()} error={errorOf('language')}>
      <div className="grid gap-2 sm:grid-cols-2">
        {LANGUAGES.map(({ value, title }) => (
          <RadioCard
            key={value}
            name="language"
            value={value}
            title={title()}
            defaultChecked={contact.language === value}
          />
        ))}
      </div>
    </FieldGroup>
    <OpenComplaints complaints={contact.open_complaints} />
  </>
)

const LANGUAGES = [
  { value: 'ne', title: m.customers_add_nepali },
  { value: 'en', title: m.customers_add_english },
] as const

/** Their own address stays unless it is asked for: the product may be elsewhere. */
function OpenComplaints({ complaints }: { complaints: CustomerContact['open_complaints'] }) {
  if (complaints.length === 0) return null
  const isDispatched = complaints.some(({ job_no }) => job_no !== '')
  return (
    <div>
      <Checkbox name="complaint_ids" value={JSON.stringify(complaints.map(({ id }) => id))}>
        {m.customers_move_complaints({ count: complaints.length, shown: whole(complaints.length) })}
        <span className="mt-0.5 block text-xs text-ink-2">
          {complaints.map(({ id, model_name, job_no }) => `${model_name} (${job_no || id})`).join(', ')}
        </span>
      </Checkbox>
      {isDispatched && <p className="text-xs text-ink-2">{m.customers_move_dispatched()}</p>}
    </div>
  )
}
