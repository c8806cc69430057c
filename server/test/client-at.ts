import { createClient } from 'contract/core/client'
import type { ProblemBody } from 'contract/core/fields'
import { routeTable } from 'contract/core/route-table'
import { contract, type Contract } from 'contract/index'
import { encoded, Refused, type TestClient } from './api-over.ts'

const routes = routeTable(contract)

/** The typed client of a process at an address, signed in or not; who waits longer than `withinMs` hangs up. */
export const clientAt = (origin: string, token?: string, withinMs?: number): TestClient =>
  createClient<Contract>(routes, async ({ route, url, body }) => {
    const { payload, type } = await encoded(body as Record<string, unknown> | undefined, route.multipart ?? false)
    const answer = await fetch(`${origin}/api${url}`, {
      method: route.method,
      headers: { ...(type && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload !== undefined && { body: payload }),
      ...(withinMs !== undefined && { signal: AbortSignal.timeout(withinMs) }),
    })
    const given: unknown = await answer.json()
    if (!answer.ok) throw new Refused(answer.status, given as ProblemBody)
    return given
  })
