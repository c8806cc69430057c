import type { Send } from 'contract/core/client'
import { data } from 'react-router'
import type { Host } from 'contract/core/page'
import { failureOf } from './api-error.ts'

/**
 * Carries a call of a loader on the server, in process. A failure is thrown as the router's own: a 404 of the API
 * becomes a page that is really not found.
 */
export const serverSend =
  (host: Pick<Host, 'read'>): Send =>
  async ({ route, url, params, query }) => {
    if (route.method !== 'GET') throw new Error(`${route.method} ${url}: rendering a page must not change anything`)
    const { status, body, retryAfter } = await host.read({ path: route.path, params, query })
    if (status < 400) return body
    const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
    throw data(failureOf(status, headers, body), { status, statusText: 'API' })
  }
