import type { HappyCall } from 'contract/complaints/happy-calls'
import PhoneCall from 'lucide-react/icons/phone-call'
import { m } from '#messages'
import { DetailCard } from '../../../office/detail.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { dateTime, longDate } from '../../../ui/format/dates.ts'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { CallDialog } from './call-dialog.tsx'
import { answersOf, CALL_STATES, isWaiting } from './call-words.ts'

/** The happy calls about a complaint, the newest first, and the form of one that was not made yet. */
export function CallCard({ calls }: { calls: readonly HappyCall[] }) {
  const { start, opened } = useOpening()
  const waiting = calls.find(isWaiting)
  return (
    <DetailCard title={m.happy_card()}>
      <ul className="grid gap-4">
        {calls.map((call) => (
          <li key={call.id} className="text-xs">
            <Badge tone={CALL_STATES[call.state].tone}>{CALL_STATES[call.state].label()}</Badge>
            {answersOf(call) && <p className="mt-1.5 font-medium">{answersOf(call)}</p>}
            {call.note && <p className="mt-1 wrap-anywhere whitespace-pre-line">{call.note}</p>}
            <p className="mt-1 text-2xs text-ink-3 tabular-nums">
              {call.at
                ? m.happy_card_by({ name: call.by_name, when: dateTime(call.at) })
                : m.happy_call_until({ day: longDate(call.call_until) })}
            </p>
          </li>
        ))}
      </ul>
      {waiting && (
        <Button variant="line" size="sm" className="mt-4" aria-haspopup="dialog" onClick={start}>
          <PhoneCall />
          {m.happy_call()}
        </Button>
      )}
      {waiting && opened((opening) => <CallDialog {...opening} call={waiting} />)}
    </DetailCard>
  )
}
