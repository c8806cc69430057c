import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { m } from '#messages'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { useSingle } from '../forms/use-single.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { useOpening } from '../ui/overlays/use-opening.ts'
import { END_SESSIONS } from './end-sessions.ts'
import { livingSession } from '../api/living-session.ts'

export interface EndSessionsProps {
  /** of the account */
  id: number
  name: string
}

/** Signs an account out everywhere after confirmation; handled by `endSessions` in the screen's action. */
export function EndSessions({ id, name }: EndSessionsProps) {
  const { submit, state, data } = useFetcher<() => Promise<Refusal | { message: string }>>()
  const { open, start, onOpenChange } = useOpening()
  const single = useSingle()
  const isMine = livingSession()?.accountId === id

  useEffect(() => {
    if (!data) return
    if (isRefusal(data)) toast.error(data.message, { text: m.office_end_sessions_none() })
    else toast.success(data.message, { text: name })
    onOpenChange(false)
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return (
    <>
      <Button size="sm" variant="line" onClick={start}>
        {m.office_end_sessions()}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        tone="ink"
        title={m.office_end_sessions_ask()}
        text={isMine ? m.office_end_sessions_mine() : m.office_end_sessions_theirs({ name })}
        confirm={m.office_end_sessions()}
        busyLabel={m.office_end_sessions_busy()}
        busy={state !== 'idle'}
        onConfirm={() => single(() => submit({ intent: END_SESSIONS }, { method: 'post' }))}
      />
    </>
  )
}
