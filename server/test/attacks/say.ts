import { CRM_KEY } from '../fake-crm.ts'
import { signatureOf } from '../../src/signature.ts'
import { encoded } from '../api-over.ts'
import { endpointOf, isMultipart, isOfCustomers } from './endpoints.ts'
import type { RightCall, World } from './right-calls.ts'

export interface Said {
  status: number
  body: string
}

/** Says a call through the public door, with further fields besides its own. */
export async function say(
  world: World,
  name: string,
  call: RightCall,
  more: Record<string, unknown> = {},
): Promise<Said> {
  const endpoint = endpointOf(name)
  const { payload, type } = await written(call.body, more, isMultipart(endpoint))
  const caller = call.as ?? (isOfCustomers(endpoint) ? world.asha : world.admin)
  const isSigned = endpoint.access === 'signed'
  const answer = await world.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/:(\w+)/g, (_, param: string) => String(call.params?.[param]))}`,
    headers: {
      ...(type && { 'content-type': type }),
      ...(endpoint.access !== 'public' && !isSigned && { authorization: `Bearer ${caller.token}` }),
      ...(isSigned && { 'x-signature': signatureOf(String(payload), CRM_KEY) }),
    },
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, body: answer.body }
}

async function written(body: RightCall['body'], more: Record<string, unknown>, multipart: boolean) {
  if (body instanceof Blob) return { payload: Buffer.from(await body.arrayBuffer()), type: 'application/octet-stream' }
  return encoded({ ...more, ...body }, multipart)
}
