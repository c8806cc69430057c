import { useEffect, useState, type RefObject } from 'react'
import { onceOnline } from '../ui/browser/when-online.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { isRefusal } from './refusal.ts'
import { TELLS_REFUSAL } from './use-refusal.ts'
import { m } from '#messages'

export interface SendsWhenOnlineProps {
  /** the action's result */
  result: unknown
  form: RefObject<HTMLFormElement | null>
}

/** Whether a form could not be sent because the device is offline. */
export const isOffline = (result: unknown): boolean => isRefusal(result) && result.code === 'offline'

/** Shown under a form without files that could not be sent; sends it when the connection is back. */
export function SendsWhenOnline({ result, form }: SendsWhenOnlineProps) {
  const [givenUp, giveUp] = useState<unknown>()
  const waits = isOffline(result) && givenUp !== result
  useEffect(() => {
    if (!waits) return undefined
    return onceOnline(() => form.current?.requestSubmit())
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
