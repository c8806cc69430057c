import type { InjectOptions } from 'fastify'
import { FORM_TYPE, formBody, type Part } from '../../src/platform/files/testing/form-body.ts'
import { signatureOf } from '../../src/platform/core/signature.ts'
import { CRM_KEY } from '../fake-crm.ts'
import type { BodyType, FuzzedCall } from './calls.ts'
import type { FuzzRequest, Wrapping } from './request.ts'

export interface Encoding {
  files: Record<string, Buffer>
  authorization: string | undefined
}

const TYPE_OF = {
  json: 'application/json',
  form: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
} as const

/** A request as it is injected, with all placeholders resolved. */
export function encodedRequest(
  { endpoint, body }: FuzzedCall,
  { parts, wrapping, headers }: FuzzRequest,
  { files, authorization }: Encoding,
): InjectOptions {
  const type = wrapping.as ? TYPE_OF[wrapping.as] : body?.type
  const payload = wrapped(type && parts.body !== undefined ? bytesOf(type, parts.body, files) : undefined, wrapping)
  const contentType = wrapping.contentType ?? (type === 'multipart/form-data' ? FORM_TYPE : type)
  return {
    method: endpoint.method,
    url: `/api${pathOf(endpoint.path, parts.params)}${queryOf(parts.query)}`,
    headers: {
      ...(authorization && { authorization }),
      ...(payload && contentType !== undefined && { 'content-type': contentType }),
      ...(endpoint.access === 'signed' && { 'x-signature': signatureOf(payload ?? '', CRM_KEY) }),
      ...headers,
    },
    ...(payload && { payload }),
  }
}

function wrapped(payload: Buffer | undefined, { cutAt, text }: Wrapping): Buffer | undefined {
  if (text !== undefined) return Buffer.from(text)
  return payload && cutAt !== undefined ? payload.subarray(0, Math.floor((payload.length * cutAt) / 1000)) : payload
}

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

function pathOf(path: string, params: unknown): string {
  const values = new Map(fieldsOf(params))
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(values.get(name))))
}

/** A list is the same key several times. */
function queryOf(query: unknown): string {
  const pairs = fieldsOf(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${escaped(name)}=${escaped(textOf(one))}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** What begins with a per cent sign goes as it is, so that some of it cannot be decoded; other texts are escaped. */
const escaped = (text: string) => (/^%[\w%]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed()))

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/^@number:/, '').toWellFormed()
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean | undefined}`
}

function bytesOf(
  type: BodyType | 'application/x-www-form-urlencoded',
  body: unknown,
  files: Encoding['files'],
): Buffer {
  if (type === 'multipart/form-data') return formBody(partsOf(body, files))
  if (type === 'application/x-www-form-urlencoded') return Buffer.from(queryOf(body).slice(1))
  if (type === 'application/octet-stream' && typeof body === 'object' && body !== null && 'bytes' in body)
    return Buffer.alloc(Math.min(1_000_000, Math.max(0, Math.trunc(Number(body.bytes)) || 0)), 7)
  // A number may be written in ways that JSON.stringify does not have.
  return Buffer.from((JSON.stringify(body) ?? '').replace(/"@number:([^"]+)"/g, '$1'))
}

/** A list is several parts of one name, as browsers send it; with a number in it, it is JSON. */
const partsOf = (body: unknown, files: Encoding['files']): Part[] =>
  fieldsOf(body).flatMap(([name, value]) => {
    const isSeveral = Array.isArray(value) && !value.some((one) => typeof one === 'number')
    return (isSeveral ? value : [value]).map((one: unknown) => ({ name, ...contentOf(one, files) }))
  })

function contentOf(value: unknown, files: Encoding['files']): Omit<Part, 'name'> {
  const { file, bytes, filename, type } = Object.fromEntries(fieldsOf(value))
  const known = typeof file === 'string' && Object.hasOwn(files, file) ? files[file] : undefined
  const content = Buffer.isBuffer(bytes) ? bytes : known
  if (!content) return { value: textOf(value) }
  return {
    value: content,
    ...(filename !== undefined && { filename: textOf(filename) }),
    ...(type !== undefined && { type: textOf(type) }),
  }
}
