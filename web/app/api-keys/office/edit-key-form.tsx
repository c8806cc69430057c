import type { ApiKey } from 'contract/api-keys/endpoints'
import { LONGEST_KEY_NAME } from 'contract/api-keys/words'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { AddressField } from './address-field.tsx'

interface EditKeyFormProps {
  apiKey: ApiKey
  /** the loaded key: when it reloads, the changes are saved */
  version: number
  /** of the screen's action */
  result: unknown
}

/** What can be changed of a key: how it is called, and from where it works. */
export function EditKeyForm({ apiKey, version, result }: EditKeyFormProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const [changed, setChanged] = useState<{ from: number }>()
  const change = (event: FormEvent<HTMLFormElement>) => {
    onChange(event)
    setChanged({ from: version })
  }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label={m.api_keys_office_change()}
      onSubmit={useSingleSubmit()}
      onChange={change}
    >
      <LeaveGuard when={changed?.from === version} />
      {/* The fields anew, and the button keeps the focus. */}
      <div key={version} className="grid gap-y-5">
        <Field label={m.api_keys_office_name()} help={m.api_keys_office_name_help()} error={errorOf('name')}>
          <TextInput name="name" defaultValue={apiKey.name} maxLength={LONGEST_KEY_NAME} autoComplete="off" />
        </Field>
        <AddressField stored={apiKey.addresses} error={errorOf('addresses')} />
      </div>
      <Button type="submit" variant="ink" busy={useBusy()} busyLabel={m.office_saving()} className="mt-6 max-sm:w-full">
        {m.api_keys_office_save()}
      </Button>
    </Form>
  )
}
