import { livingSession } from '../session/session.ts'
import type { Offer } from './offers.ts'

const AT_MOST = 6

/** What this account opened last in this browser, newest first. */
export function lastOpened(): Offer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isOffer).slice(0, AT_MOST) : []
  } catch {
    return []
  }
}

/** Remembers what was opened, newest first. */
export function keepOpened({ to, title, line, kind }: Offer): void {
  const others = lastOpened().filter((offer) => offer.to !== to)
  try {
    localStorage.setItem(key(), JSON.stringify([{ to, title, line, kind }, ...others].slice(0, AT_MOST)))
  } catch {
    // Without storage, only this memory is missing.
  }
}

const key = () => `finder-opened-${livingSession()?.accountId}`

const isOffer = (value: unknown): value is Offer =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'title', 'line', 'kind'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string') &&
  (value as Offer).to.startsWith('/')
