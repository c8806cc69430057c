import { CONTACT_US } from 'contract/core/paths'
import { useEffect, type RefObject } from 'react'
import { Form, useSubmit } from 'react-router'
import { brand, telLink } from '../../brand/brand.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { DraftNote } from '../../forms/draft-note.tsx'
import { useDraft, type FormDraft } from '../../forms/use-draft.ts'
import { isOffline, SendsWhenOnline } from '../../forms/sends-when-online.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useVisitor } from '../../session/profile.ts'
import { Field } from '../../ui/fields/field.tsx'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { EmailInput } from '../../ui/fields/email-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { m } from '#messages'

/** The contact form. The input is kept whatever fails. */
export function EnquiryForm({ result }: { result: unknown }) {
  const draft = useDraft(CONTACT_US)
  return <MessageForm key={draft.key} result={result} draft={draft} />
}

function MessageForm({ result, draft }: { result: unknown; draft: FormDraft }) {
  const { form, errorOf, onChange } = useRefusal(result)
  const busy = useBusy()
  const submit = useSubmit()
  useOwnContacts(form)
  const onSubmit = useSingleSubmit((target) => submit(target, { replace: true, preventScrollReset: true }))
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onChange={(event) => {
        onChange(event)
        draft.onChange(event)
      }}
      className="grid gap-5"
    >
      <DraftNote draft={draft} className="" />
      <Field label={m.enquiries_name()} error={errorOf('name')}>
        <TextInput name="name" autoComplete="name" maxLength={100} defaultValue={draft.texts.name} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.enquiries_phone()} error={errorOf('phone')}>
          <PhoneInput name="phone" defaultValue={draft.texts.phone} />
        </Field>
        <Field label={m.enquiries_email()} error={errorOf('email')}>
          <EmailInput name="email" maxLength={200} defaultValue={draft.texts.email} />
        </Field>
      </div>
      <Field label={m.enquiries_message()} help={m.enquiries_message_help()} error={errorOf('note')}>
        <Textarea name="note" rows={6} className="min-h-40" defaultValue={draft.texts.note} />
      </Field>
      {!busy && (isOffline(result) ? <SendsWhenOnline result={result} form={form} /> : <NotSent result={result} />)}
      <div>
        <SubmitButton size="lg" busy={busy} busyLabel={m.enquiries_sending()} className="max-sm:w-full sm:min-w-52">
          {m.enquiries_send()}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Enters who is signed in where nothing was typed: the page itself is the same for everybody. */
function useOwnContacts(form: RefObject<HTMLFormElement | null>) {
  const visitor = useVisitor()
  const profile = visitor.state === 'in' ? visitor.profile : undefined
  useEffect(() => {
    if (!profile) return
    const { firstname, lastname, contact, email } = profile
    const own = { name: `${firstname} ${lastname}`.trim(), phone: contact, email }
    for (const [name, value] of Object.entries(own)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === '') field.value = value ?? ''
    }
  }, [form, profile])
}

/** It did not reach us, and no field says why. */
function NotSent({ result }: { result: unknown }) {
  if (!isRefusal(result) || result.local || Object.keys(result.errors).length > 0) return null
  return (
    <Note tone="error" title={result.message}>
      <RichMessage
        parts={m.enquiries_not_sent.parts({ phone: brand.phone })}
        tags={{
          call: (text) => (
            <a href={telLink(brand.phone)} className="underline underline-offset-4">
              {text}
            </a>
          ),
        }}
      />
    </Note>
  )
}
