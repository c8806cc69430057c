import type { HappyCall } from 'contract/complaints/happy-calls'
import { complaintPath } from 'contract/core/office-paths'
import { m } from '#messages'
import { Facts } from '../../../office/detail.tsx'
import { Phone } from '../../../office/phone.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { rupees } from '../../../ui/format/price.ts'
import { faultLabel } from '../../fault-choices.ts'
import { CONFIRMED_BY } from './call-words.ts'

/** What is known of the repair, for who asks about it. */
export const CallFacts = ({ call }: { call: HappyCall }) => (
  <Facts
    items={[
      [m.happy_customer(), <Phone key="phone" number={call.contact} />],
      [
        m.happy_repair(),
        <TextLink key="repair" to={complaintPath(call.complaint_id)}>
          {[call.job_no || `#${call.complaint_id}`, faultLabel(call.problem_type)].filter(Boolean).join(', ')}
        </TextLink>,
      ],
      [m.happy_engineer(), [call.engineer_name, call.centre_name].filter(Boolean).join(', ')],
      [m.happy_done(), doneOf(call)],
      [m.happy_money(), moneyOf(call)],
      [
        m.happy_confirmed(),
        call.no_code_reason
          ? `${CONFIRMED_BY[call.confirmation]()}. ${m.happy_without_code({ reason: call.no_code_reason })}`
          : CONFIRMED_BY[call.confirmation](),
      ],
    ]}
  />
)

/** What was found and done; that nobody reported it where there is no report. */
export const doneOf = ({ finding, done }: Pick<HappyCall, 'finding' | 'done'>): string =>
  [finding, done].filter(Boolean).join('. ') || m.happy_no_report()

/** What the technician reported: due, and paid. */
export const moneyOf = ({ due, paid }: Pick<HappyCall, 'due' | 'paid'>): string =>
  due === 0 && paid === 0 ? '' : m.happy_due_paid({ due: rupees(due), paid: rupees(paid) })
