import { m } from '#messages'
import { AnswerMenu } from '../../../canned-answers/answer-menu.tsx'
import { answersForRegistration } from '../../../canned-answers/answers-of.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { ReasonField } from '../../../office/decide-fields.tsx'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { aboutOf } from '../decision/decision.ts'
import type { Dispute } from './dispute.ts'
import { ownerOf } from './owner-of.ts'

/** Leaves the product where it is: the dispute is rejected, as any registration. */
export function KeepDialog({ registration, held, ...opening }: Dispute & Opening) {
  const { id, status, firstname, lastname } = registration
  return (
    <FormDialog
      {...opening}
      title={m.registrations_office_dispute_keep_ask({ holder: ownerOf(held) })}
      text={m.registrations_office_dispute_keep_text({ name: `${firstname} ${lastname}`, holder: ownerOf(held) })}
      verb={m.registrations_office_dispute_keep_do()}
      about={aboutOf(registration)}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="stock_id" value={id} />
          <input type="hidden" name="seen" value={status} />
          <input type="hidden" name="status" value="Rejected" />
          <ReasonField
            error={errorOf('reason')}
            focused
            tools={<AnswerMenu field="reason" label={m.answers_reasons()} load={() => answersForRegistration(id)} />}
          />
        </>
      )}
    </FormDialog>
  )
}
