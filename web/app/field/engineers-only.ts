import { UNAUTHORIZED } from 'contract/core/paths'
import { redirect, type MiddlewareFunction } from 'react-router'
import { sessionState } from '../api/living-session.ts'
import { notSent } from '../offline/not-sent.ts'
import { followCalendar } from '../session/calendar.ts'
import { signInAddress } from '../session/guard.ts'
import { forgetSession } from '../session/session.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { m } from '#messages'

type ClientMiddleware = MiddlewareFunction<Record<string, { type: string; result: unknown }>>

/**
 * Admits engineers. A session that ran out by the clock leads to signing in and back; without a line, where nobody can sign
 * in, the phone still shows what it has, and keeps what is told.
 */
export const engineersOnly: ClientMiddleware = async ({ request }, next) => {
  enter(new URL(request.url))
  await followCalendar().catch(() => undefined)
  return next()
}

function enter(url: URL): void {
  const found = sessionState()
  if (found.state === 'alive') {
    if (found.session.role !== 'engineer') throw redirect(UNAUTHORIZED)
    return
  }
  if (found.state === 'expired' && !navigator.onLine) return
  const waiting = notSent.read()
  forgetSession()
  if (waiting > 0) toast.warning(m.field_expired(), { stays: true })
  throw redirect(signInAddress(url))
}
