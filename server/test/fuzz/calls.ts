import type { UploadKind } from 'contract/core/endpoint'
import { contract } from 'contract/index'
import { uploadFields } from 'contract/core/route-table'
import { openApiOf } from '../../src/platform/http/openapi.ts'
import { ENDPOINTS, type NamedEndpoint } from '../calls/endpoints.ts'

/** As much of JSON Schema as the description of our calls uses. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

export type BodyType = 'application/json' | 'multipart/form-data' | 'application/octet-stream'

/** A call of the contract, with its inputs as OpenAPI describes them. */
export interface FuzzedCall extends NamedEndpoint {
  params: JsonSchema
  query: JsonSchema
  body: { type: BodyType; schema: JsonSchema } | undefined
  files: Record<string, { kind: UploadKind; max: number }>
}

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  requestBody?: { content: Partial<Record<BodyType, { schema: JsonSchema }>> }
}

/** Every call of the contract: one that is new is among them without an entry anywhere. */
export function fuzzedCalls(): FuzzedCall[] {
  const paths = Object.values(openApiOf(contract).paths as Record<string, Record<string, Operation>>)
  return paths
    .flatMap((path) => Object.values(path))
    .map((operation) => {
      const call = ENDPOINTS.find(({ name }) => name === operation.operationId)!
      return {
        ...call,
        params: parametersOf(operation, 'path'),
        query: parametersOf(operation, 'query'),
        body: bodyOf(operation),
        files: uploadFields(call.endpoint.body),
      }
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function parametersOf({ parameters }: Operation, where: string): JsonSchema {
  const found = parameters.filter((parameter) => parameter.in === where)
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  }
}

function bodyOf({ requestBody }: Operation): FuzzedCall['body'] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  // The description names no other types.
  return content && { type: type as BodyType, schema: content.schema }
}
