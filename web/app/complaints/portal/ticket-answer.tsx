import CircleCheck from 'lucide-react/icons/circle-check'
import type { OwnComplaintDetail } from 'contract/complaints/endpoints'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { m } from '#messages'

/** Whether it works again: asked for some days after the work was completed. */
export function TicketAnswer({ ticket }: { ticket: OwnComplaintDetail }) {
  const { times, start, ...opening } = useOpening()
  const { Form, submit, data, state } = useFetcher<() => Promise<Refusal | { message: string }>>()
  const onSubmit = useSingleSubmit((target) => submit(target, { preventScrollReset: true }))
  useRefusal(data)
  useEffect(() => {
    if (data && !isRefusal(data)) toast.success(data.message)
  }, [data])
  if (!ticket.may_answer) return null
  return (
    <section aria-labelledby="answer" className="rounded-card border border-line px-5 py-5 lg:px-7">
      <h2 id="answer" className="text-heading">
        {m.complaints_does_it_work()}
      </h2>
      <p className="mt-1 text-xs text-ink-2">{m.complaints_15_days()}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Form method="post" onSubmit={onSubmit} className="max-sm:w-full">
          <input type="hidden" name="intent" value="confirm" />
          <Button
            type="submit"
            variant="ink"
            busy={state !== 'idle'}
            busyLabel={m.complaints_sending()}
            className="max-sm:w-full"
          >
            <CircleCheck />
            {m.complaints_works()}
          </Button>
        </Form>
        <Button variant="line" onClick={start} className="max-sm:w-full">
          {m.complaints_still_fault()}
        </Button>
      </div>
      {times > 0 && (
        <FormDialog
          {...opening}
          key={times}
          title={m.complaints_open_title()}
          text={m.complaints_open_text()}
          verb={m.complaints_open_verb()}
          about={ticket.model_name}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="reopen" />
              <Field label={m.complaints_still_wrong()} error={errorOf('remark')}>
                <Textarea name="remark" maxLength={2000} rows={3} />
              </Field>
            </>
          )}
        </FormDialog>
      )}
    </section>
  )
}
