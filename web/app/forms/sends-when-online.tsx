import { useEffect, useState, type RefObject } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { isRefusal } from './refusal.ts'
import { TELLS_REFUSAL } from './use-refusal.ts'
import { m } from '#messages'

export interface SendsWhenOnlineProps {
  /** what the action gave back */
  result: unknown
  form: RefObject<HTMLFormElement | null>
}

/** Whether a form did not get through because the device is offline. */
export const isOffline = (result: unknown): boolean => isRefusal(result) && result.code === 'offline'

/** Under a form without files that the device could not send: it goes by itself when the connection is back. */
export function SendsWhenOnline({ result, form }: SendsWhenOnlineProps) {
  const [givenUp, giveUp] = useState<unknown>()
  const waits = isOffline(result) && givenUp !== result
  useEffect(() => {
    if (!waits) return undefined
    const send = () => form.current?.requestSubmit()
    addEventListener('online', send, { once: true })
    return () => removeEventListener('online', send)
  }, [waits, form])
  if (!waits) return null
  return (
    <div {...TELLS_REFUSAL}>
      <Note title={m.forms_offline_title()}>
        {m.forms_offline_text()}
        <div className="mt-3">
          <Button variant="line" size="sm" onClick={() => giveUp(result)}>
            {m.forms_do_not_send()}
          </Button>
        </div>
      </Note>
    </div>
  )
}
