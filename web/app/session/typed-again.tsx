import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { toast } from '../ui/feedback/toast-store.ts'
import { livingSession } from './session.ts'
import { takeTyped, typeAgain } from './typed.ts'

const LOOK_EVERY_MS = 200
const LOOKS = 50

/** Gives back what was typed before a session ended, once the form stands again. */
export function TypedAgain() {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  useEffect(() => {
    const session = livingSession()
    if (state !== 'idle' || !session) return undefined
    const fields = takeTyped(session.accountId, pathname + search)
    if (!fields) return undefined
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (typeAgain(fields) > 0)
        toast.info('What you typed before your session ended is back', {
          text: 'Look through it before you save. Files have to be chosen again.',
          stays: true,
        })
      else if (looks < LOOKS) return
      clearInterval(timer)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [pathname, search, state])
  return null
}
