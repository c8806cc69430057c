import type { CannedAnswer } from 'contract/canned-answers/endpoints'
import {
  ANSWER_KINDS,
  ANSWER_MAX,
  placesOf,
  SHORT_FORM_MAX,
  TITLE_MAX,
  type AnswerKind,
} from 'contract/canned-answers/words'
import { ANSWER_LIST } from 'contract/core/office-paths'
import { smsSize } from 'contract/core/texts/sms-parts'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { SeenBefore } from '../changes/seen-before.tsx'
import { LanguageTabs } from '../forms/language-tabs.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { NepaliField } from '../forms/nepali-field.tsx'
import { useBusy } from '../forms/use-busy.ts'
import type { useRefusal } from '../forms/use-refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'
import { whole } from '../ui/format/numbers.ts'
import { kindLabel } from './kind-label.ts'

export interface AnswerFormProps {
  label: string
  /** of the form's action */
  refusal: ReturnType<typeof useRefusal>
  /** as it is stored; undefined for a new one */
  stored?: CannedAnswer | undefined
}

/** The form of a canned answer: keeps its input, and asks before discarding it. */
export function AnswerForm({ label, refusal, stored }: AnswerFormProps) {
  const { form, errorOf, onChange } = refusal
  const [isChanged, setChanged] = useState(false)
  const [kind, setKind] = useState<AnswerKind>(stored?.kind ?? 'reply')
  const busy = useBusy()
  const change = (event: FormEvent<HTMLFormElement>) => {
    onChange(event)
    setChanged(true)
  }
  const places = m.answers_places({
    places: placesOf(kind)
      .map((place) => `{${place}}`)
      .join(' '),
  })
  return (
    <Form ref={form} method="post" noValidate aria-label={label} onSubmit={useSingleSubmit()} onChange={change}>
      <LeaveGuard when={isChanged} />
      {stored && <SeenBefore row={stored} />}
      <Field label={m.answers_kind()} error={errorOf('kind')} className="mb-5 max-w-md">
        <Select name="kind" value={kind} onChange={({ target }) => setKind(target.value as AnswerKind)}>
          {ANSWER_KINDS.map((one) => (
            <option key={one} value={one}>
              {kindLabel(one)}
            </option>
          ))}
        </Select>
      </Field>
      <LanguageTabs
        errorOf={errorOf}
        fields={['title', 'text', 'sms']}
        english={
          <>
            <Field label={m.answers_title()} help={m.answers_title_help()} error={errorOf('title')}>
              <TextInput name="title" defaultValue={stored?.title} maxLength={TITLE_MAX} autoComplete="off" />
            </Field>
            <Field label={m.answers_text()} help={places} error={errorOf('text')} className="sm:col-span-2">
              <Textarea name="text" defaultValue={stored?.text} rows={5} maxLength={ANSWER_MAX[kind]} />
            </Field>
            {kind === 'reply' && <ShortField name="sms" stored={stored?.sms} error={errorOf('sms')} />}
          </>
        }
        nepali={
          <>
            <NepaliField
              label={m.answers_title()}
              name="title_ne"
              stored={stored?.title_ne}
              maxLength={TITLE_MAX}
              error={errorOf('title_ne')}
            />
            <Field
              label={m.forms_in_nepali({ label: m.answers_text() })}
              help={places}
              error={errorOf('text_ne')}
              className="sm:col-span-2"
            >
              <Textarea name="text_ne" lang="ne" defaultValue={stored?.text_ne} rows={5} maxLength={ANSWER_MAX[kind]} />
            </Field>
            {kind === 'reply' && <ShortField name="sms_ne" stored={stored?.sms_ne} error={errorOf('sms_ne')} />}
          </>
        }
      />
      <div className="mt-7 flex flex-wrap gap-2.5">
        <Button type="submit" variant="ink" busy={busy} busyLabel={m.answers_saving()} className="max-sm:w-full">
          {m.answers_save()}
        </Button>
        <ButtonLink to={ANSWER_LIST} variant="line" className="max-sm:w-full">
          {m.answers_cancel()}
        </ButtonLink>
      </div>
    </Form>
  )
}

interface ShortFieldProps {
  name: 'sms' | 'sms_ne'
  stored: string | undefined
  error: string | undefined
}

/** The short form of a reply for its SMS, with how many letters and parts it takes alone. */
function ShortField({ name, stored = '', error }: ShortFieldProps) {
  const [text, setText] = useState(stored)
  const { units, parts } = smsSize(text)
  return (
    <Field
      label={name === 'sms' ? m.answers_short() : m.forms_in_nepali({ label: m.answers_short() })}
      help={
        text === ''
          ? m.answers_short_help()
          : m.answers_short_size({ letters: whole(units), count: parts, shown: whole(parts) })
      }
      error={error}
      className="sm:col-span-2"
    >
      <TextInput
        name={name}
        {...(name === 'sms_ne' && { lang: 'ne' })}
        value={text}
        maxLength={SHORT_FORM_MAX}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
    </Field>
  )
}
