import { useState } from 'react'
import { m } from '#messages'
import { fullName } from '../../accounts/office/person-columns.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { districtName } from '../../ui/format/district-name.ts'
import { isEnough, usePeople } from '../../accounts/office/use-people.ts'

interface FindPersonProps {
  /** the customer that is looked at */
  except: number
  chosen: number | undefined
  choose: (id: number | undefined) => void
}

/** Finds the other account of a person by number, name or e-mail address. */
export function FindPerson({ except, chosen, choose }: FindPersonProps) {
  const [sought, setSought] = useState('')
  const { people, failure } = usePeople(sought, except)
  return (
    <>
      <Field label={m.customers_merge_find()}>
        <TextInput
          value={sought}
          maxLength={100}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => {
            setSought(target.value)
            choose(undefined)
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {failure && <Note tone="error">{failure}</Note>}
      {isEnough(sought) && !people && !failure && <Skeleton pale className="h-16 animate-late" />}
      {people?.length === 0 && <Note>{m.customers_merge_nobody()}</Note>}
      {people && people.length > 0 && (
        <FieldGroup label={m.customers_merge_which()}>
          <div className="grid gap-2">
            {people.map((person) => (
              <RadioCard
                key={person.id}
                name="other"
                value={person.id}
                checked={person.id === chosen}
                onChange={() => choose(person.id)}
                title={fullName(person)}
                text={[person.contact, person.email, districtName(person.district)].filter(Boolean).join(', ')}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  )
}
