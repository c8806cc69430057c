import { livingSession } from '../session/session.ts'

/**
 * What was typed into a long form stays in this tab until the form is sent, so that a reload loses nothing. It belongs to
 * the account and the address; files and passwords are not kept.
 */
export function readDraft(url: string): Record<string, string> {
  try {
    const kept = sessionStorage.getItem(keyOf(url)) ?? sessionStorage.getItem(keyOf(url, GUEST))
    return JSON.parse(kept ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Keeps the texts of a form, once React has drawn what the change brought. */
export function keepDraft(url: string, form: HTMLFormElement): void {
  setTimeout(() => {
    const secret = new Set([...form.querySelectorAll<HTMLInputElement>('[type=password]')].map(({ name }) => name))
    const texts = [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && !secret.has(name))
    try {
      sessionStorage.setItem(keyOf(url), JSON.stringify(Object.fromEntries(texts)))
    } catch {
      // A full or forbidden store: the form works all the same.
    }
  })
}

/** Forgets the draft: the form was sent. */
export function dropDraft(url: string): void {
  try {
    sessionStorage.removeItem(keyOf(url))
    sessionStorage.removeItem(keyOf(url, GUEST))
  } catch {
    // As above.
  }
}

/** The owner of a draft typed before signing in; the account that signs in takes it over. */
const GUEST = ''

function keyOf(url: string, whose: number | string = livingSession()?.accountId ?? GUEST): string {
  const { pathname, search } = new URL(url, location.href)
  return `draft ${whose} ${pathname}${search}`
}
