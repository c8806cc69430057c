import { createClient, type RouteTable } from 'contract/core/client'
import routes from 'virtual:contract-routes'
import type { Api } from './context.ts'
import { untilSignedIn } from './sign-in-again.ts'
import { passwordQuestion, withPassword } from './with-password.ts'
import { browserSend } from './browser-send.ts'

const send = untilSignedIn(withPassword(browserSend, () => passwordQuestion.ask({})))

/**
 * The API for the browser: `clientLoader`s, `clientAction`s and what else runs there. The calls of staff join it with the
 * first module that names one (`web/vite-plugin-contract.ts`).
 */
export const api: Api = createClient(routes, send)

/** Adds the calls of further routes. */
export function addRoutes(more: RouteTable): void {
  const domains: Record<string, object> = api
  for (const [domain, calls] of Object.entries(createClient(more, send)))
    domains[domain] = Object.assign(domains[domain] ?? {}, calls)
}
