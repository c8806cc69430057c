import { z } from 'zod'
import { KEY_CAPABILITIES, KEY_PREFIX } from 'contract/api-keys/words'
import { capabilitiesOf } from 'contract/core/access'
import type { Endpoint } from 'contract/core/endpoint'
import { problem } from 'contract/core/fields'
import { isBytes, maxBytesOf, uploadFields } from 'contract/core/route-table'
import { keysInMarkdown } from './keys-explained.ts'
import { EVENT_EXAMPLES, type EventBody } from 'contract/webhooks/events'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 description of a contract. */
export function openApiOf(contract: Record<string, Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {}
  for (const [domain, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
      paths[path] ??= {}
      paths[path][endpoint.method.toLowerCase()] = operation(domain, name, endpoint)
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Customer platform', version: '1', description: 'Storefront, customer portal and back office.' },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    webhooks: Object.fromEntries(Object.entries(EVENT_EXAMPLES).map(([type, example]) => [type, told(example)])),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: `${KEY_PREFIX}…`, description: keysInMarkdown() },
        signature: { type: 'apiKey', in: 'header', name: 'X-Signature' },
      },
      schemas: { Problem: jsonSchema(problem, 'output') },
    },
  }
}

const EVENT_HEADERS = {
  'webhook-id': 'The same in each try: what came under it before can be passed over.',
  'webhook-timestamp': 'Seconds since 1970, when this try was made.',
  'webhook-signature':
    'One or two, with a space between them: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64.',
}

/** What a webhook is sent, in the form of Standard Webhooks. */
function told(example: EventBody): Json {
  const schema = {
    type: 'object',
    properties: {
      type: { const: example.type },
      timestamp: { type: 'string', format: 'date-time' },
      data: {
        type: 'object',
        properties: Object.fromEntries(Object.keys(example.data).map((field) => [field, {}])),
      },
    },
    required: ['type', 'timestamp', 'data'],
  }
  return {
    post: {
      operationId: example.type,
      tags: ['webhooks'],
      summary: `Sent to webhooks: ${example.type}`,
      description: 'To every webhook that chose this type, signed as Standard Webhooks has it.',
      security: [],
      parameters: Object.entries(EVENT_HEADERS).map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string' },
      })),
      requestBody: { required: true, content: { 'application/json': { schema, example } } },
      responses: {
        '2XX': { description: 'It arrived. Anything else is tried again for more than three days.' },
        410: { description: 'Send no more: the webhook is switched off.' },
      },
    },
  }
}

function operation(domain: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: endpoint.summary,
    ...securityOf(endpoint),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body && { requestBody: requestBody(endpoint.body) }),
    responses: {
      200: { description: 'OK', content: answerContent(endpoint) },
      default: {
        description: 'A refusal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const FOR_KEYS: ReadonlySet<string> = new Set(KEY_CAPABILITIES)

const TYPED = 'The password must have been typed within 15 minutes, at sign-in or again; else 403 `password_needed`.'

function securityOf({ access, recentPassword }: Endpoint): Json {
  if (access === 'public') return { security: [] }
  if (access === 'signed') return { description: 'The body is signed in `X-Signature`.', security: [{ signature: [] }] }
  const needed = capabilitiesOf(access)
  const isForKeys = !recentPassword && needed.some((name) => FOR_KEYS.has(name))
  const words = [
    `Needs the capability ${needed.map((name) => `\`${name}\``).join(' or ')}.`,
    ...(recentPassword ? [TYPED] : []),
    ...(isForKeys ? [] : ['Not for API keys.']),
  ]
  return { description: words.join(' '), security: [{ session: [] }, ...(isForKeys ? [{ key: [] }] : [])] }
}

function parameters(where: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function requestBody(body: NonNullable<Endpoint['body']>): Json {
  if (isBytes(body)) {
    const schema = { type: 'string', format: 'binary', maxLength: maxBytesOf(body) }
    return { required: true, content: { 'application/octet-stream': { schema } } }
  }
  const schema = jsonSchema(body, 'input') as { properties: Json }
  const files = uploadFields(body)
  for (const [name, { max }] of Object.entries(files)) {
    const binary = { type: 'string', format: 'binary' }
    schema.properties[name] = max > 1 ? { type: 'array', items: binary, maxItems: max } : binary
  }
  const type = Object.keys(files).length > 0 ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema } } }
}

function answerContent(endpoint: Endpoint): Json {
  if (!('safeParse' in endpoint.response))
    return { [endpoint.response.type]: { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}
