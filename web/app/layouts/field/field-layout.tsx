import type { PageHandle } from 'contract/core/page'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { engineersOnly } from '../../field/engineers-only.ts'
import { dayThere, followField } from '../../field/field-app.ts'
import { WaitingStrip } from '../../field/waiting-strip.tsx'
import { onSessionChange } from '../../session/session.ts'
import '../../offline/install-prompt.ts'
import { FieldHeader } from './field-header.tsx'
import { m } from '#messages'

export const handle: PageHandle = { manifest: 'field.webmanifest' }
export const clientMiddleware = [engineersOnly]

/** The frame of an engineer's phone. What its screens show is on the phone; the server sends the frame alone. */
export default function FieldLayout() {
  useEffect(followField, [])
  useEffect(keepForLater, [])
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-white focus:px-4 focus:py-3"
      >
        {m.layouts_skip()}
      </a>
      <div className="sticky top-0 z-30 border-b border-line bg-white">
        <FieldHeader />
        <WaitingStrip />
      </div>
      <Outlet />
    </>
  )
}

/**
 * Code and frames are kept for the time without a line, and again by whoever signs in after a session has ended. On a thin line
 * they would take the place of what the list waits for, so they come after it.
 */
function keepForLater(): (() => void) | undefined {
  if (!import.meta.env.PROD) return undefined
  const keep = () => void import('../keep-offline.ts').then(({ keepField }) => keepField()).catch(() => undefined)
  void dayThere().then(keep)
  const endSession = onSessionChange(keep)
  // A newer worker removes what the one before has kept.
  navigator.serviceWorker?.addEventListener('controllerchange', keep)
  return () => {
    endSession()
    navigator.serviceWorker?.removeEventListener('controllerchange', keep)
  }
}
