import type { HappyCall } from 'contract/complaints/happy-calls'
import { m } from '#messages'
import { Badge } from '../../../ui/data/badge.tsx'
import { dateTime, longDate } from '../../../ui/format/dates.ts'
import { DialogCancel } from '../../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { CallFacts } from './call-facts.tsx'
import { answersOf, CALL_STATES } from './call-words.ts'

/** A call that is over: the repair, and what the customer said. */
export const CallShown = ({ call, ...dialog }: Opening & { call: HappyCall }) => (
  <Dialog
    {...dialog}
    title={m.happy_call_with({ name: call.customer_name })}
    text={m.happy_dialog_text({ model: call.model_name, day: longDate(call.completed_at) })}
    actions={<DialogCancel>{m.happy_close()}</DialogCancel>}
  >
    <div className="grid gap-4">
      <CallFacts call={call} />
      <div className="rounded-control bg-ground px-4 py-3 text-xs">
        <Badge tone={CALL_STATES[call.state].tone}>{CALL_STATES[call.state].label()}</Badge>
        {answersOf(call) && <p className="mt-2 font-medium">{answersOf(call)}</p>}
        {call.note && <p className="mt-1 wrap-anywhere whitespace-pre-line">{call.note}</p>}
        {call.at && (
          <p className="mt-1 text-2xs text-ink-2 tabular-nums">
            {m.happy_card_by({ name: call.by_name, when: dateTime(call.at) })}
          </p>
        )}
      </div>
    </div>
  </Dialog>
)
