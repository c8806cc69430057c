import type { Alarm } from 'contract/alarms/endpoints'
import { usePress } from '../forms/use-press.ts'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'

/** Removes an alarm from the pending work; does nothing if it was dismissed already. */
export function DismissAlarm({ alarm: { id, dismissed_at } }: { alarm: Alarm }) {
  const { busy, press } = usePress()

  if (dismissed_at !== null) return null
  return (
    <Button variant="line" size="sm" busy={busy} onClick={() => press({ id })}>
      {m.alarms_dismiss()}
    </Button>
  )
}
