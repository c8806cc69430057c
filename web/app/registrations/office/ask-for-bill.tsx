import { registrationPath } from 'contract/core/office-paths'
import type { BillAsked } from 'contract/registrations/endpoints'
import { BILL_LINK_DAYS } from 'contract/registrations/words'
import MessageSquare from 'lucide-react/icons/message-square'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { dateTime, longDate, shortDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { useOpening } from '../../ui/overlays/use-opening.ts'

export interface AskForBillProps {
  /** of the registration, which waits and has no bill */
  id: number
  /** its model */
  about: string
  asked: BillAsked | null
}

/** Sends the customer an SMS with a link to photograph the bill, for those who may add one. */
export function AskForBill({ id, about, asked }: AskForBillProps) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('registrations.write')
  if (!mayWrite) return null
  const title = asked ? m.registrations_office_ask_bill_again() : m.registrations_office_ask_bill()
  return (
    <>
      <Button variant="line" size="sm" onClick={start}>
        <MessageSquare />
        {title}
      </Button>
      {opened((opening) => (
        <FormDialog
          {...opening}
          action={registrationPath(id)}
          title={title}
          text={m.registrations_office_ask_bill_text({ days: whole(BILL_LINK_DAYS) })}
          verb={m.registrations_office_ask_bill_send()}
          about={about}
        >
          {() => (
            <>
              <input type="hidden" name="intent" value="ask-bill" />
              {asked && <p className="text-xs text-ink-2">{billAskedWords(asked)}</p>}
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}

/** When the customer was asked, and how long that goes on. */
export function billAskedWords({ asked_at, until, reminded_at }: BillAsked, now: Date = new Date()): string {
  const when = dateTime(asked_at)
  if (new Date(until) <= now) return m.registrations_office_bill_asked_over({ when })
  return reminded_at
    ? m.registrations_office_bill_reminded({ when, reminded: shortDate(reminded_at), until: longDate(until) })
    : m.registrations_office_bill_asked({ when, until: longDate(until) })
}
