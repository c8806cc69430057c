import type { ApprovalTerms, RegistrationDetail } from 'contract/registrations/endpoints'
import type { PromiseChoice } from 'contract/registrations/words'
import { m } from '#messages'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { RadioCard } from '../../../ui/fields/radio-card.tsx'
import { whole } from '../../../ui/format/numbers.ts'

export interface PromiseChoicesProps extends Pick<RegistrationDetail, 'on_approval'> {
  /** by today's catalogue */
  now: ApprovalTerms
  chosen: PromiseChoice
  onChoose: (choice: PromiseChoice) => void
  className?: string
}

/** What the customer was promised and what the catalogue says now, where the two differ. The promise is preset. */
export const PromiseChoices = ({ on_approval, now, chosen, onChoose, className }: PromiseChoicesProps) => (
  <FieldGroup label={m.registrations_office_promise_differs()} className={className}>
    <div className="grid gap-2 sm:grid-cols-2">
      {(
        [
          { value: 'promised', title: m.registrations_office_promise_kept(), terms: on_approval },
          { value: 'current', title: m.registrations_office_promise_now(), terms: now },
        ] as const
      ).map(({ value, title, terms }) => (
        <RadioCard
          key={value}
          name="terms"
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(value)}
          title={title}
          text={m.registrations_office_promise_terms({
            months: whole(terms.warranty_months),
            points: whole(terms.points),
          })}
        />
      ))}
    </div>
  </FieldGroup>
)
