import { redirect } from 'react-router'
import { nextAddress } from '../session/guard.ts'
import { landingOf, livingSession } from '../session/session.ts'

/** Sign-in and sign-up are for those who are not signed in; the others go where they would land. */
export function goOnWhenSignedIn(request: Request): void {
  const session = livingSession()
  if (session) throw redirect(nextAddress(new URL(request.url).searchParams) ?? landingOf(session.role))
}

/** `?next=…` of this address, to be carried on to the next screen of the way. */
export const carriedSearch = (request: Request): string => {
  const next = nextAddress(new URL(request.url).searchParams)
  return next ? `?next=${encodeURIComponent(next)}` : ''
}
