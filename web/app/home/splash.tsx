import { useEffect, useState } from 'react'
import { Logo } from '../brand.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import './splash.css'

const KEY = 'splash'
let seen: boolean | undefined

/** The logo over the page, which is there and complete below it. Once a session; a press sends it away. */
export function Splash() {
  const hydrated = useHydrated()
  const [sentAway, setSentAway] = useState(false)
  useEffect(() => remember, [])
  if (sentAway || (hydrated && seenBefore())) return null
  return (
    // It holds nothing to operate: the press only shortens what ends by itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      aria-hidden="true"
      onClick={() => setSentAway(true)}
      className="splash fixed inset-0 z-50 flex items-center justify-center bg-white"
    >
      <Logo className="h-14 lg:h-20" />
    </div>
  )
}

/** Decided once a visit to the page, so that it does not vanish while it is shown. */
function seenBefore(): boolean {
  if (seen === undefined) {
    try {
      seen = sessionStorage.getItem(KEY) !== null
      sessionStorage.setItem(KEY, 'seen')
    } catch {
      // A browser that keeps nothing shows it again.
      seen = false
    }
  }
  return seen
}

function remember() {
  seen = true
}
