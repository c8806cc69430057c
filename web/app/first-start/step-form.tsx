import type { FirstStep } from 'contract/first-start/words'
import type { ReactNode, RefObject, FormEvent } from 'react'
import { Form } from 'react-router'
import { useBusy } from '../forms/use-busy.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { m } from '#messages'
import { stepAddress } from './first-steps.ts'

export interface StepFormProps {
  label: string
  /** the screen before, where there is one to go back to */
  before: FirstStep | undefined
  next: FirstStep
  /** what its main button does: `save` the fields, or just go `on` */
  intent: 'save' | 'on'
  verb: string
  /** the step can be left for later */
  later?: boolean
  form?: RefObject<HTMLFormElement | null>
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  children?: ReactNode
}

/** The fields of a step, and the ways on: save, later, back. */
export function StepForm({
  label,
  before,
  next,
  intent,
  verb,
  later = false,
  form,
  onChange,
  children,
}: StepFormProps) {
  const [saving, skipping] = [useBusy(intent), useBusy('later')]
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={label}
      onChange={onChange}
      onSubmit={useSingleSubmit()}
      className="mt-8"
    >
      <input type="hidden" name="next" value={next} />
      {children}
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {/* The first button of a form is the one that Enter presses. */}
        <Button
          type="submit"
          name="intent"
          value={intent}
          size="lg"
          busy={saving}
          busyLabel={m.first_start_saving()}
          disabled={skipping}
          className="max-sm:w-full"
        >
          {verb}
        </Button>
        {later && (
          <Button
            type="submit"
            name="intent"
            value="later"
            variant="outline"
            size="lg"
            busy={skipping}
            disabled={saving}
            className="max-sm:grow"
          >
            {m.first_start_later()}
          </Button>
        )}
        {before && (
          <ButtonLink to={stepAddress(before)} variant="quiet" size="lg" className="max-sm:grow sm:ml-auto">
            {m.first_start_back()}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
