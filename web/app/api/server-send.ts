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
  async ({ route, url }) => {
    if (route.method !== 'GET') throw new Error(`${route.method} ${url}: rendering a page must not change anything`)
    const { status, headers, body } = await host.read(url)
    const answer: unknown = body === '' ? undefined : JSON.parse(body)
    if (status < 400) return answer
    throw data(failureOf(status, { get: (name) => headers[name] ?? null }, answer), { status, statusText: 'API' })
  }
