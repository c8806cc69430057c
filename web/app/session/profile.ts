import type { Profile } from 'contract/accounts/endpoints'
import { useSyncExternalStore } from 'react'
import { api } from '../api/client.ts'
import { hearOfYears } from '../brand/page-settings.ts'
import { keepCalendar } from './calendar.ts'
import { livingSession } from '../api/living-session.ts'
import { claimTab, onSessionChange } from './session.ts'
import { inOwnTask } from '../ui/browser/own-task.ts'
import { rememberPerson } from '../api/sign-in-again.ts'

/** Who is signed in, for headers and menus: `unknown` on the server and until the browser has checked. */
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

/** Shows a profile from a response. */
export function showProfile(profile: Profile): void {
  put({ state: 'in', profile })
}

/** Who is signed in; loaded if it is not known yet. */
export async function loadProfile(): Promise<Profile> {
  if (visitor.state === 'in' && visitor.profile) return visitor.profile
  const { data } = await api.accounts.profile()
  showProfile(data)
  return data
}

/** Shows the number of unread notices from a response. */
export function showUnread(unread_notices: number): void {
  if (visitor.state === 'in') put({ ...visitor, profile: visitor.profile && { ...visitor.profile, unread_notices } })
}

/** Reloads the profile after changes on the server: points, tier, notices. */
export async function refreshProfile(): Promise<void> {
  if (!livingSession()) return put(OUT)
  const before = visitor
  loadedAt = Date.now()
  try {
    const { data } = await api.accounts.profile()
    // A newer value has been shown since.
    if (visitor !== before) return await refreshProfile()
    put({ state: 'in', profile: data })
  } catch {
    // The header stays without a name; the screen reports the error.
  }
}

const AT_MOST_EVERY_MS = 60_000
let loadedAt = 0
let watching = false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!watching) {
    watching = true
    onSessionChange(look)
    addEventListener('focus', lookAgain)
    addEventListener('online', () => void refreshProfile())
    document.addEventListener('visibilitychange', lookAgain)
    inOwnTask(look)
  }
  return () => {
    listeners.delete(listener)
  }
}

function look(): void {
  const session = livingSession()
  if (!session) return put(OUT)
  claimTab(session.accountId)
  put({ state: 'in', profile: undefined })
  void refreshProfile()
}

/** Reloads the profile when somebody returns to the page, at most once a minute: it has the number of unread notices. */
export function lookAgain(): void {
  if (document.visibilityState === 'visible') lookInBackground()
}

/** The same while nobody looks at the page, for those who want to hear of news there. */
export function lookInBackground(): void {
  if (Date.now() - loadedAt < AT_MOST_EVERY_MS) return
  if (visitor.state === 'in' && visitor.profile) void refreshProfile()
}

const read = () => visitor

const personOf = ({ id, firstname, lastname, contact }: Profile) => ({ id, name: `${firstname} ${lastname}`, contact })

function put(next: Visitor): void {
  visitor = next
  if (next.state === 'in' && next.profile) {
    rememberPerson(personOf(next.profile))
    keepCalendar(next.profile.calendar)
    hearOfYears(next.profile.bs_years)
  }
  for (const listener of listeners) listener()
}
