import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { proveInAnotherTab, providerName } from './provider.ts'

/** The other way to confirm who one is, where the organisation has a sign-in of its own. */
export function ConfirmByProvider({ onProven }: { onProven: () => void }) {
  const [isWaiting, setWaiting] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const name = providerName()
  if (name === undefined) return null
  const prove = () => {
    stop.current?.()
    stop.current = proveInAnotherTab(onProven)
    setWaiting(true)
  }
  return (
    <>
      <button type="button" onClick={prove} className="mt-3 min-h-11 text-left text-sm underline">
        {m.session_provider_confirm({ name })}
      </button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {isWaiting && m.session_provider_waiting()}
      </p>
    </>
  )
}
