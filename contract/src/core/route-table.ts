import { z } from 'zod'
import type { RouteTable } from './client.ts'
import type { BytesBody, Endpoint } from './endpoint.ts'

/** The route table of a contract: what a client needs to call it. */
export const routeTable = (contract: Record<string, Record<string, Endpoint>>): RouteTable =>
  Object.fromEntries(
    Object.entries(contract).map(([domain, endpoints]) => [
      domain,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, { method, path, body, response }]) => [
          name,
          {
            method,
            path,
            ...(Object.keys(uploadFields(body)).length > 0 && { multipart: true as const }),
            ...(isBytes(body) && { bytes: true as const }),
            ...(!('safeParse' in response) && { file: true as const }),
          },
        ]),
      ),
    ]),
  )

/** Whether a body is raw bytes instead of a form. */
export const isBytes = (body: Endpoint['body']): body is BytesBody => maxBytesOf(body) !== undefined

/** How many bytes a body of bytes may have; undefined for any other. */
export const maxBytesOf = (body: Endpoint['body']): number | undefined =>
  (body?.meta() as { maxBytes?: number } | undefined)?.maxBytes

/** The fields of a body that are files, with their kind and how many may come. */
export function uploadFields(body: Endpoint['body']): UploadFields {
  if (!body) return {}
  const known = uploadFieldsOf.get(body) ?? readUploadFields(body)
  uploadFieldsOf.set(body, known)
  return known
}

type UploadFields = Record<string, { kind: 'image' | 'video' | 'pdf' | 'sheet'; max: number }>

const uploadFieldsOf = new WeakMap<object, UploadFields>()

function readUploadFields(body: NonNullable<Endpoint['body']>): UploadFields {
  const fields: UploadFields = {}
  for (const [name, schema] of Object.entries('shape' in body ? body.shape : {})) {
    const meta = metaOf(schema as z.ZodType)
    if (meta?.upload) fields[name] = { kind: meta.upload, max: meta.uploadMax ?? 1 }
  }
  return fields
}

type UploadMeta = { upload?: 'image' | 'video' | 'pdf' | 'sheet'; uploadMax?: number }

function metaOf(schema: z.ZodType): UploadMeta | undefined {
  const meta = schema.meta() as UploadMeta | undefined
  if (meta?.upload) return meta
  return schema instanceof z.ZodOptional ? metaOf(schema.unwrap() as z.ZodType) : undefined
}
