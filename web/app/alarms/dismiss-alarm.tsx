import type { Alarm } from 'contract/alarms/endpoints'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { m } from '#messages'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { useSingle } from '../forms/use-single.ts'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'

/** Removes an alarm from the pending work; does nothing if it was dismissed already. */
export function DismissAlarm({ alarm: { id, dismissed_at } }: { alarm: Alarm }) {
  const { data, state, submit } = useFetcher<Refusal | { message: string }>()
  const single = useSingle()

  useEffect(() => {
    if (!data) return
    if (isRefusal(data)) toast.error(data.message)
    else toast.success(data.message)
  }, [data])

  if (dismissed_at !== null) return null
  return (
    <Button
      variant="line"
      size="sm"
      busy={state !== 'idle'}
      onClick={() => single(() => submit({ id }, { method: 'post' }))}
    >
      {m.alarms_dismiss()}
    </Button>
  )
}
