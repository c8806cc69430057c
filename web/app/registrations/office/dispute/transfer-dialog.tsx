import { isApproved } from 'contract/registrations/words'
import { useState } from 'react'
import { m } from '#messages'
import { AnswerMenu } from '../../../canned-answers/answer-menu.tsx'
import { answersForRegistration } from '../../../canned-answers/answers-of.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { ReasonField } from '../../../office/decide-fields.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { inBothCalendars } from '../../../ui/format/both-calendars.ts'
import { whole } from '../../../ui/format/numbers.ts'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { aboutOf } from '../decision/decision.ts'
import { useApprovalTerms } from '../decision/use-approval-terms.ts'
import type { Dispute } from './dispute.ts'
import { ownerOf } from './owner-of.ts'

/** Gives the product to whoever claims it, and says first what that takes from one customer and gives the other. */
export function TransferDialog({ registration, held, ...opening }: Dispute & Opening) {
  const [months, setMonths] = useState('')
  const terms = useApprovalTerms(registration, months)
  const name = `${registration.firstname} ${registration.lastname}`
  const holder = ownerOf(held)
  return (
    <FormDialog
      {...opening}
      title={m.registrations_office_dispute_transfer_ask({ name })}
      text={m.registrations_office_dispute_transfer_text({ holder, id: held.id })}
      verb={m.registrations_office_dispute_transfer_do()}
      about={aboutOf(registration)}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="intent" value="transfer" />
          <input type="hidden" name="held_by" value={held.id} />
          <ul className="grid list-disc gap-1.5 pl-5 text-xs text-ink-2 tabular-nums">
            {losses({ held, holder }).map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
            <li>
              {terms
                ? m.registrations_office_dispute_gains({
                    name,
                    day: inBothCalendars(terms.warranty_expiry),
                    points: whole(terms.points),
                  })
                : '…'}
            </li>
          </ul>
          <Field
            label={m.registrations_office_months()}
            help={
              isApproved(held.status)
                ? m.registrations_office_dispute_months_help({
                    months: whole(registration.on_approval.warranty_months),
                  })
                : m.registrations_office_months_help({ months: whole(registration.on_approval.warranty_months) })
            }
            error={errorOf('warranty_months')}
          >
            <TextInput
              name="warranty_months"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={months}
              onChange={({ currentTarget }) => setMonths(currentTarget.value)}
              className="max-w-40"
            />
          </Field>
          <ReasonField
            error={errorOf('reason')}
            help={m.registrations_office_dispute_reason_transfer({ holder })}
            focused
            tools={
              <AnswerMenu field="reason" label={m.answers_reasons()} load={() => answersForRegistration(held.id)} />
            }
          />
        </>
      )}
    </FormDialog>
  )
}

/** What the previous owner loses. */
function losses({ held, holder }: Pick<Dispute, 'held'> & { holder: string }): string[] {
  const said = []
  if (isApproved(held.status))
    said.push(m.registrations_office_dispute_warranty_ends({ holder, day: inBothCalendars(held.warranty_expiry) }))
  if (held.points > 0) said.push(m.registrations_office_dispute_points_back({ points: whole(held.points) }))
  if (held.points_used > 0) said.push(m.registrations_office_dispute_points_used({ points: whole(held.points_used) }))
  if (held.extension) said.push(m.registrations_office_dispute_extension({ reference: held.extension }))
  return said
}
