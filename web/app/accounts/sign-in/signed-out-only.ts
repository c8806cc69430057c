import { useEffect } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { nextAddress } from '../../session/guard.ts'
import { livingSession } from '../../api/living-session.ts'
import { landingOf } from '../../session/session.ts'

/** Sign-in and sign-up redirect people who are signed in to their start screen. */
export function redirectIfSignedIn(request: Request): void {
  const landing = landingOfSignedIn(new URL(request.url).searchParams)
  if (landing) throw redirect(landing)
}

/** The same for a screen that the server renders whole: it is there before anybody is known. */
export function useGoOnWhenSignedIn(): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    const landing = landingOfSignedIn(search)
    if (landing) void navigate(landing, { replace: true })
    // Only on arrival: after a sign-in here the form redirects.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

function landingOfSignedIn(search: URLSearchParams): string | undefined {
  const session = livingSession()
  return session && (nextAddress(search) ?? landingOf(session.role))
}

/** Where one was going. A form of the page that the server keeps for everybody sends without it; the address bar has it. */
export const nextOf = (request: Request): string | undefined =>
  nextAddress(new URL(request.url).searchParams) ?? nextAddress(new URLSearchParams(location.search))

/** `?next=…` of this address, to be carried on to the next screen of the way. */
export const preserveNextParam = (request: Request): string => {
  const next = nextOf(request)
  return next ? `?next=${encodeURIComponent(next)}` : ''
}
