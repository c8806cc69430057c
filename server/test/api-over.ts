import type { FastifyInstance } from 'fastify'
import { createClient, formDataOf, type Client } from 'contract/core/client'
import { contract, type Contract } from 'contract/index'
import type { ProblemBody, SheetFault } from 'contract/core/fields'
import { LOCALE_HEADER, type Locale } from 'contract/core/locale'
import { routeTable } from 'contract/core/route-table'

export type TestClient = Client<Contract>

const routes = routeTable(contract)

/** A refusal, as a test wants to look at it. */
export class Refused extends Error {
  readonly status: number
  readonly body: Omit<ProblemBody, 'errors'> & { errors?: Record<string, string> | undefined }
  /** of a spreadsheet */
  readonly faults: readonly SheetFault[] | undefined

  constructor(status: number, { errors, ...body }: ProblemBody) {
    super(`${status} ${body.message}`)
    this.status = status
    this.faults = Array.isArray(errors) ? errors : undefined
    this.body = { ...body, ...(!Array.isArray(errors) && errors && { errors }) }
  }
}

/** The typed client over `app.inject`; from a page in a language where one is given. */
export const apiOver = (app: FastifyInstance, token?: string, locale?: Locale): TestClient =>
  createClient<Contract>(routes, async ({ route, url, body }) => {
    const { payload, type } =
      body instanceof Blob
        ? { payload: Buffer.from(await body.arrayBuffer()), type: 'application/octet-stream' }
        : await encoded(body as Record<string, unknown> | undefined, route.multipart ?? false)
    const answer = await app.inject({
      method: route.method as 'GET',
      url: `/api${url}`,
      headers: {
        ...(type && { 'content-type': type }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(locale && { [LOCALE_HEADER]: locale }),
      },
      ...(payload !== undefined && { payload }),
    })
    if (answer.statusCode >= 400) throw new Refused(answer.statusCode, answer.json<ProblemBody>())
    const kind = String(answer.headers['content-type'])
    return kind.includes('json')
      ? answer.json<unknown>()
      : new Blob([new Uint8Array(answer.rawPayload)], { type: kind })
  })

/** Body and content type as a browser would send them. */
export async function encoded(body: Record<string, unknown> | undefined, multipart: boolean) {
  if (body === undefined) return { payload: undefined, type: undefined }
  if (!multipart) return { payload: JSON.stringify(body), type: 'application/json' }
  const form = new Response(formDataOf(body))
  return { payload: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? '' }
}
