import { WEBHOOK_LIST } from 'contract/core/office-paths'
import type { Webhook } from 'contract/webhooks/endpoints'
import { ADDRESS_MAX, DESCRIPTION_MAX } from 'contract/webhooks/words'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { SeenBefore } from '../changes/seen-before.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useBusy } from '../forms/use-busy.ts'
import type { useRefusal } from '../forms/use-refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { EventPicker } from './event-picker.tsx'

export interface WebhookFormProps {
  label: string
  /** of the form's action */
  refusal: ReturnType<typeof useRefusal>
  /** as it is stored; undefined for a new one */
  stored?: Webhook | undefined
  /** where Cancel leads */
  back?: string
}

/** The form of a webhook: keeps its input, and asks before discarding it. */
export function WebhookForm({ label, refusal, stored, back = WEBHOOK_LIST }: WebhookFormProps) {
  const { form, errorOf, onChange, forget } = refusal
  const [isChanged, setChanged] = useState(false)
  const busy = useBusy()
  const change = (event: FormEvent<HTMLFormElement>) => {
    onChange(event)
    setChanged(true)
  }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={useSingleSubmit()}
      onChange={change}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <LeaveGuard when={isChanged} />
      {stored && <SeenBefore row={stored} />}
      <Field label={m.webhooks_address()} help={m.webhooks_address_help()} error={errorOf('address')}>
        <TextInput
          name="address"
          defaultValue={stored?.address}
          inputMode="url"
          maxLength={ADDRESS_MAX}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Field label={m.webhooks_description()} help={m.webhooks_description_help()} error={errorOf('description')}>
        <TextInput
          name="description"
          defaultValue={stored?.description}
          maxLength={DESCRIPTION_MAX}
          autoComplete="off"
        />
      </Field>
      <EventPicker defaultValue={stored?.types ?? []} error={errorOf('types')} onChanged={() => forget('types')} />
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button type="submit" variant="ink" busy={busy} busyLabel={m.webhooks_saving()} className="max-sm:w-full">
          {m.webhooks_save()}
        </Button>
        <ButtonLink to={back} variant="line" className="max-sm:w-full">
          {m.webhooks_cancel()}
        </ButtonLink>
      </div>
    </Form>
  )
}
