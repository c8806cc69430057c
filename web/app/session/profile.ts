import type { Profile } from 'contract/accounts'
import { useSyncExternalStore } from 'react'
import { api } from '../api/client.ts'
import { livingSession, onSessionChange } from './session.ts'

/** Who is signed in, for the frame around the screens: `unknown` on the server and until the browser has looked. */
export type Visitor =
  | { state: 'unknown' }
  | { state: 'out' }
  /** signed in; the profile follows as soon as it is loaded */
  | { state: 'in'; profile: Profile | undefined }

const UNKNOWN: Visitor = { state: 'unknown' }
const OUT: Visitor = { state: 'out' }

let visitor: Visitor = UNKNOWN
const listeners = new Set<() => void>()

/** Who is looking at this page. */
export const useVisitor = (): Visitor => useSyncExternalStore(subscribe, read, () => UNKNOWN)

/** Shows a profile that an answer just brought. */
export function showProfile(profile: Profile): void {
  put({ state: 'in', profile })
}

/** Loads the profile anew, for what changed on the server: points, tier. */
export async function refreshProfile(): Promise<void> {
  if (!livingSession()) return put(OUT)
  try {
    const { data } = await api.accounts.profile()
    put({ state: 'in', profile: data })
  } catch {
    // The frame goes on without a name; the screen itself says what is wrong.
  }
}

let watching = false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!watching) {
    watching = true
    onSessionChange(look)
    look()
  }
  return () => {
    listeners.delete(listener)
  }
}

function look(): void {
  if (!livingSession()) return put(OUT)
  put({ state: 'in', profile: undefined })
  void refreshProfile()
}

const read = () => visitor

function put(next: Visitor): void {
  visitor = next
  for (const listener of listeners) listener()
}
