import type { RegistrationRow } from 'contract/registrations/endpoints'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { AnswerMenu } from '../../canned-answers/answer-menu.tsx'
import { answersForMany } from '../../canned-answers/answers-of.ts'
import { submit } from '../../forms/submit.ts'
import { BulkVerb } from '../../lists/bulk/bulk-verb.tsx'
import { ReasonField } from '../../office/decide-fields.tsx'

/** In the selection bar: approves the selected registrations, or rejects them with one reason. */
export const BulkRegistrations = () => (
  <>
    <BulkVerb<RegistrationRow>
      icon={<Check />}
      label={m.registrations_office_approve()}
      title={m.registrations_office_bulk_approve_ask}
      text={m.registrations_office_approve_at_once_text()}
      verb={m.registrations_office_approve()}
      nameOf={nameOf}
      skip={notAtOnce}
      send={(ids) => decide({ ids, status: 'Approved' })}
    />
    <BulkVerb<RegistrationRow>
      icon={<X />}
      label={m.registrations_office_reject()}
      title={m.registrations_office_bulk_reject_ask}
      text={m.registrations_office_bulk_reject_text()}
      verb={m.registrations_office_reject()}
      nameOf={nameOf}
      skip={decided}
      send={(ids, { reason }) => decide({ ids, status: 'Rejected', reason })}
    >
      {(errorOf) => (
        <ReasonField
          error={errorOf('reason')}
          focused
          tools={
            <AnswerMenu
              field="reason"
              label={m.answers_reasons()}
              load={() => answersForMany('rejection')}
              note={m.answers_only_plain()}
            />
          }
        />
      )}
    </BulkVerb>
  </>
)

const decide = (values: Record<string, unknown>) => submit(api.registrations.bulkDecide, { values })

const nameOf = ({ id, model_name, customer }: RegistrationRow) =>
  `${id} · ${m.registrations_office_row_name({ model: model_name, customer: `${customer.firstname} ${customer.lastname}` })}`

/** Each approval without a bill has a reason of its own. */
const notAtOnce = (registration: RegistrationRow) =>
  decided(registration) ?? (registration.has_bill ? undefined : m.registrations_office_bulk_no_bill())

const decided = ({ status }: RegistrationRow) =>
  status === 'Pending' ? undefined : m.registrations_office_bulk_decided()
