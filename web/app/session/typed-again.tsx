import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { sweepFiles } from '../forms/kept-files.ts'
import { sweepValues } from '../ui/browser/stored.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { livingSession } from '../api/living-session.ts'
import { takeTyped, typeAgain } from './typed.ts'
import { m } from '#messages'

const LOOK_EVERY_MS = 200
const LOOKS = 50
const SWEEP_AFTER_MS = 5_000

/** Restores input from before a session ended once the form is shown again; removes expired drafts. */
export function TypedAgain() {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  useEffect(() => {
    // When the browser is idle after load.
    const timer = setTimeout(() => {
      sweepValues()
      void sweepFiles()
    }, SWEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const session = livingSession()
    if (state !== 'idle' || !session) return undefined
    const typed = takeTyped(pathname + search)
    if (!typed) return undefined
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (typeAgain(typed))
        toast.info(m.session_typed_back(), {
          text: m.session_look_through(),
          stays: true,
        })
      else if (looks < LOOKS) return
      clearInterval(timer)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [pathname, search, state])
  return null
}
