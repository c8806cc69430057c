import { HAPPY_CALL_TRIES, LONGEST_CALL_NOTE, type CallResult } from 'contract/complaints/happy-call-words'
import type { HappyCall } from 'contract/complaints/happy-calls'
import { HAPPY_CALL_LIST } from 'contract/core/office-paths'
import { useState } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { RadioCard } from '../../../ui/fields/radio-card.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { longDate } from '../../../ui/format/dates.ts'
import { whole } from '../../../ui/format/numbers.ts'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { CallFacts } from './call-facts.tsx'

interface CallDialogProps extends Opening {
  call: HappyCall
  /** the next call of the list is opened once this one is saved */
  hasNext?: boolean
  onSaved?: () => void
}

/**
 * What a customer says after a repair: whether it works, what they paid, how they were treated. Mount a new instance for
 * each opening.
 */
export function CallDialog({ call, hasNext = false, onSaved, ...dialog }: CallDialogProps) {
  const [result, setResult] = useState<CallResult>()
  const { id, customer_name, model_name, completed_at, tries } = call
  return (
    <FormDialog
      {...dialog}
      action={HAPPY_CALL_LIST}
      title={m.happy_dialog_title({ name: customer_name })}
      text={m.happy_dialog_text({ model: model_name, day: longDate(completed_at) })}
      verb={hasNext ? m.happy_save_next() : m.happy_save()}
      about={customer_name}
      onSaved={({ message }) => {
        toast.success(message, { text: customer_name })
        onSaved?.()
      }}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen_tries" value={tries} />
          <CallFacts call={call} />
          <FieldGroup label={m.happy_result()} error={errorOf('result')} help={triesWords(tries)}>
            <div className="grid gap-2">
              <RadioCard
                name="result"
                value="reached"
                title={m.happy_reached()}
                text={m.happy_reached_text()}
                onChange={() => setResult('reached')}
                data-initial-focus
              />
              <RadioCard
                name="result"
                value="not_reached"
                title={m.happy_not_reached()}
                text={m.happy_not_reached_text()}
                onChange={() => setResult('not_reached')}
              />
            </div>
          </FieldGroup>
          {/* Kept while hidden: what was typed comes back with the choice. */}
          <div hidden={result !== 'reached'} className="grid gap-5">
            <Answers errorOf={errorOf} isSent={result === 'reached'} />
          </div>
          {/* What is wrong has to be said only by who was reached. */}
          <Field label={m.happy_note()} error={result === 'not_reached' ? undefined : errorOf('note')}>
            <Textarea name="note" rows={2} maxLength={LONGEST_CALL_NOTE} />
          </Field>
        </>
      )}
    </FormDialog>
  )
}

const triesWords = (tries: number) =>
  tries === 0 ? undefined : m.happy_tries({ n: whole(tries + 1), most: whole(HAPPY_CALL_TRIES) })

interface AnswersProps {
  errorOf: (field: string) => string | undefined
  isSent: boolean
}

const Answers = ({ errorOf, isSent }: AnswersProps) => (
  <fieldset disabled={!isSent} className="grid gap-5">
    <FieldGroup label={m.happy_works()} error={errorOf('is_fixed')}>
      <div className="grid gap-2">
        <RadioCard name="is_fixed" value="true" title={m.happy_works_yes()} text={m.happy_works_yes_text()} />
        <RadioCard name="is_fixed" value="false" title={m.happy_works_no()} text={m.happy_works_no_text()} />
      </div>
    </FieldGroup>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={m.happy_told_paid()} help={m.happy_told_paid_help()} error={errorOf('told_paid')}>
        <TextInput name="told_paid" inputMode="numeric" maxLength={12} autoComplete="off" />
      </Field>
      <Field label={m.happy_friendly()} help={m.happy_friendly_help()} error={errorOf('friendly')}>
        <Select name="friendly" defaultValue="">
          <option value="">{m.happy_friendly_none()}</option>
          {[5, 4, 3, 2, 1].map((points) => (
            <option key={points} value={points}>
              {whole(points)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  </fieldset>
)
