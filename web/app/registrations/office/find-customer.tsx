import { useState } from 'react'
import UserRound from 'lucide-react/icons/user-round'
import type { CustomerOfNumber } from 'contract/registrations/endpoints'
import type { useFetcher } from 'react-router'
import { m } from '#messages'
import { fullName } from '../../accounts/office/person-columns.tsx'
import { usePeople } from '../../accounts/office/use-people.ts'
import { AddCustomerLink } from '../../office/add-customer-link.tsx'
import { brand } from '../../brand/brand.tsx'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { districtName } from '../../ui/format/district-name.ts'

/** The customer with this number, or null. */
export interface FoundCustomer {
  customer: CustomerOfNumber | null
}

export interface FindCustomerProps {
  found: CustomerOfNumber | undefined
  onForget: () => void
  fetcher: ReturnType<typeof useFetcher<() => Promise<FoundCustomer | Refusal>>>
}

/** The first step at the counter: whose product it is, by the mobile number or the name. */
export function FindCustomer({ found, onForget, fetcher }: FindCustomerProps) {
  const { Form, submit, data, state } = fetcher
  const { form, errorOf, onChange } = useRefusal(data)
  const onSubmit = useSingleSubmit(submit)
  const [contact, setContact] = useState('')
  if (found) return <Found customer={found} onForget={onForget} />
  const isNobody = state === 'idle' && data && !isRefusal(data) && data.customer === null
  return (
    <Form ref={form} method="post" noValidate onChange={onChange} onSubmit={onSubmit} className="mt-6 max-w-2xl">
      <input type="hidden" name="intent" value="find" />
      <div className="flex items-start gap-2.5 max-sm:flex-col">
        <Field
          label={m.registrations_office_customer_number()}
          error={errorOf('contact')}
          className="w-full sm:max-w-80"
        >
          <PhoneInput
            name="contact"
            maxLength={20}
            autoComplete="off"
            value={contact}
            onChange={({ target }) => setContact(target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="ink"
          busy={state !== 'idle'}
          busyLabel={m.registrations_office_looking()}
          className="max-sm:w-full sm:mt-6.5 sm:h-10!"
        >
          {m.registrations_office_find_customer()}
        </Button>
      </div>
      <FindByName onFound={(number) => void submit({ intent: 'find', contact: number }, { method: 'post' })} />
      <output>
        {isNobody && (
          <Note className="mt-4" title={m.registrations_office_nobody()}>
            {m.registrations_office_nobody_text()}
            <div className="mt-3 empty:hidden">
              <AddCustomerLink query={{ contact, next: 'registration' }} />
            </div>
          </Note>
        )}
      </output>
    </Form>
  )
}

const Found = ({ customer, onForget }: { customer: CustomerOfNumber; onForget: () => void }) => (
  <Card className="mt-6 flex max-w-2xl items-center gap-4 px-5 py-4">
    <UserRound className="size-5 shrink-0 text-ink-3" aria-hidden />
    <div className="min-w-0 grow">
      <h2 className="text-sm font-semibold break-words">
        {customer.firstname} {customer.lastname}
      </h2>
      <p className="text-xs break-words text-ink-2 tabular-nums">
        {[`${brand.phonePrefix} ${customer.contact}`, customer.city, districtName(customer.district)]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
    <Button variant="line" size="sm" onClick={onForget}>
      {m.registrations_office_change()}
    </Button>
  </Card>
)

/** For whoever does not remember the number: customers of this name, each with theirs. */
function FindByName({ onFound }: { onFound: (contact: string) => void }) {
  const [sought, setSought] = useState('')
  const { people, failure } = usePeople(sought, NOBODY)
  return (
    <div className="mt-5">
      <Field label={m.registrations_office_or_name()} error={failure || undefined} className="w-full sm:max-w-80">
        <TextInput
          value={sought}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setSought(target.value)}
          // The form looks for the number.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <ul aria-label={m.registrations_office_of_name()} className="mt-2 divide-y divide-line empty:hidden">
        {people?.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              onClick={() => onFound(person.contact)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 py-1.5 text-left text-sm hover:underline"
            >
              {fullName(person)}
              <span className="text-xs text-ink-3 tabular-nums">
                {[person.contact, districtName(person.district)].filter(Boolean).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {people?.length === 0 && <p className="mt-2 text-xs text-ink-3">{m.registrations_office_nobody_of_name()}</p>}
    </div>
  )
}

/** No account has it: nobody is left out. */
const NOBODY = 0
