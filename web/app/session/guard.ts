import { ALL_PRODUCTS, FIELD, isSiteAddress, SHOP_HOME, SIGN_IN, UNAUTHORIZED } from 'contract/core/paths'
import type { Access } from 'contract/core/access'
import { isStaff, type Role } from 'contract/core/roles'
import { localeOfPath, localePrefix } from 'contract/core/locale'
import { redirect, type MiddlewareFunction } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { pageLocale } from '../core/locale.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { followCalendar } from './calendar.ts'
import { sessionState, type Session } from '../api/living-session.ts'
import { forgetSession } from './session.ts'
import { m } from '#messages'

type ClientMiddleware = MiddlewareFunction<Record<string, { type: string; result: unknown }>>

/**
 * Admits the roles that `admits` accepts, on hydration and on every navigation below its layout. Visitors are sent to
 * sign-in and return afterwards; other roles are sent to /unauthorize, engineers to their visits. A session that the server ended ends here too.
 */
const guard =
  (admits: (role: Role) => boolean | Promise<boolean>): ClientMiddleware =>
  async ({ request }, next) => {
    // A submission keeps its page: the call itself asks for the password when the session has ended.
    if (request.method === 'GET') {
      const { role } = sessionOrExit(new URL(request.url))
      if (!(await admits(role))) throw redirect(role === 'engineer' ? FIELD : UNAUTHORIZED)
    }
    // Without a connection the dates of the language do.
    await followCalendar().catch(() => undefined)
    const results = await next()
    // Errors of loaders and actions are among the results; the router does not throw them here.
    for (const { type, result } of Object.values(results ?? {}))
      if (type === 'error') endWhenOver(result, new URL(request.url))
    return results
  }

/** Customers only; staff are refused. */
export const customersOnly = guard((role) => !isStaff(role))
/** Staff only. */
export const staffOnly = guard(isStaff)
/** Only roles with this permission. What each role may is not loaded before a page of the office asks. */
export const needs = (access: Access): ClientMiddleware =>
  guard(async (role) => (await import('./may-here.ts')).mayHere(role, access))

/** The sign-in address, with the address to return to. */
export const signInAddress = (url: URL): string =>
  `${SIGN_IN}?next=${encodeURIComponent(localeOfPath(url.pathname).path.replace(/\.data$/, '') + url.search)}`

/** The address to continue to, if it is one of this site; otherwise undefined. */
export function nextAddress(search: URLSearchParams): string | undefined {
  const next = search.get('next')
  // Also without its dots, which a browser takes away.
  const isOurs = next !== null && isSiteAddress(next) && isSiteAddress(new URL(next, 'http://site').pathname)
  return isOurs ? next : undefined
}

/** A call returned 401: the session has ended, whatever the token says. */
function endWhenOver(error: unknown, url: URL): void {
  if (!(error instanceof ApiError) || error.code !== 'unauthorized') return
  forgetSession()
  toast.warning(m.session_expired())
  throw redirect(signInAddress(url))
}

/** Reports that the session expired, with a link back to this page. */
export function tellExpired(url: URL): void {
  const run = () => location.assign(localePrefix(pageLocale()) + signInAddress(url))
  toast.warning(m.session_expired(), { action: { label: m.session_sign_in_again(), run }, stays: true })
}

function sessionOrExit(url: URL): Session {
  const found = sessionState()
  if (found.state === 'alive') return found.session
  if (found.state === 'none') throw redirect(signInAddress(url))
  forgetSession()
  if (found.state === 'unreadable') throw redirect(SHOP_HOME)
  tellExpired(url)
  throw redirect(ALL_PRODUCTS)
}
