import type { Endpoint } from 'contract/core/endpoint'
import { contract } from 'contract/index'
import { z } from 'zod'
import { Refused, type Call } from './api.ts'

/** As much of a JSON schema as the answers of the contract use. */
interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  minimum?: number
}

const FORMATS: Record<string, string> = {
  date: '2026-05-01',
  'date-time': '2026-05-01T09:00:00Z',
  email: 'asha@example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
}

/** A value that the schema allows, with everything in it: lists hold one item. */
function sampleOf({ type, properties, items, anyOf, ...schema }: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (anyOf) return sampleOf(anyOf[0]!)
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, sampleOf(value)]))
  if (items) return [sampleOf(items)]
  if (type === 'string') return FORMATS[schema.format ?? ''] ?? 'Word'
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  return type === 'boolean' ? false : {}
}

/** Those without parameters first: `/products/:slug` fits their addresses too. */
const ENDPOINTS = Object.values<Record<string, Endpoint>>(contract)
  .flatMap((domain) =>
    Object.values(domain).map((endpoint) => ({
      ...endpoint,
      pattern: new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`),
    })),
  )
  .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)

/** The answer that the contract describes for a call, with samples in it. */
export function sampleAnswer({ method, path }: Pick<Call, 'method' | 'path'>): unknown {
  const endpoint = ENDPOINTS.find((known) => known.method === method && known.pattern.test(path))
  if (!endpoint || !(endpoint.response instanceof z.ZodType)) throw new Refused(404)
  return sampleOf(z.toJSONSchema(endpoint.response, { io: 'output', unrepresentable: 'any' }) as Schema)
}
