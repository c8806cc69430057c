import type { Endpoint } from 'contract/core/endpoint'
import { CRM_KEY } from '../fake-crm.ts'
import { signatureOf } from '../../src/platform/core/signature.ts'
import { encoded } from '../api-over.ts'
import { isMultipart, isOfCustomers, type NamedEndpoint } from './endpoints.ts'
import type { RightCall } from './right-call.ts'
import type { World } from './world.ts'

/** The answer to a call. */
export interface Said {
  status: number
  body: string
}

/** Says a call through the public door, with further fields and headers besides its own. */
export async function say(
  world: Pick<World, 'app'> & Partial<Pick<World, 'asha' | 'admin'>>,
  { endpoint }: Pick<NamedEndpoint, 'endpoint'>,
  call: RightCall,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Said> {
  const { payload, type } = await written(endpoint, call.body, more)
  const caller = call.as ?? (isOfCustomers(endpoint) ? world.asha : world.admin)
  const isSigned = endpoint.access === 'signed'
  const answer = await world.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/:(\w+)/g, (_, param: string) => String(call.params?.[param]))}`,
    ...(call.cookies && { cookies: call.cookies }),
    query: call.query as Record<string, string>, // or what reads as text
    headers: {
      ...(type && { 'content-type': type }),
      ...(endpoint.access !== 'public' && !isSigned && { authorization: `Bearer ${caller?.token}` }),
      ...headers,
      ...(isSigned && { 'x-signature': signatureOf(String(payload), CRM_KEY) }),
    },
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, body: answer.body }
}

async function written(endpoint: Endpoint, body: RightCall['body'], more: Record<string, unknown>) {
  if (endpoint.method === 'GET') return encoded(undefined, false)
  if (body instanceof Blob) return { payload: Buffer.from(await body.arrayBuffer()), type: 'application/octet-stream' }
  return encoded({ ...more, ...body }, isMultipart(endpoint))
}
