import type { Endpoint } from 'contract/core/endpoint'
import { isBytes, maxBytesOf, uploadFields } from 'contract/core/route-table'
import { z } from 'zod'

/** For a form of a few fields. Checking a megabyte of spaces or digits takes longer than refusing it. */
const SMALL = 16 * 1024
/** For calls with lists, files or long texts. */
const LARGE = 1024 * 1024
/** A longer field counts as free text. */
const LONG_TEXT = 2000

/** The maximum body size of a call, by its contract. */
export function bodyLimitOf({ body }: Endpoint): number {
  if (!body) return SMALL
  if (isBytes(body)) return maxBytesOf(body) ?? LARGE
  return Object.keys(uploadFields(body)).length > 0 || takesMuch(body) ? LARGE : SMALL
}

/** Whether the schema contains a list or a long text, at any depth. */
function takesMuch(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodArray) return true
  if (schema instanceof z.ZodString) return (schema.maxLength ?? 0) > LONG_TEXT
  if (schema instanceof z.ZodObject) return Object.values<z.core.$ZodType>(schema.shape).some(takesMuch)
  if (schema instanceof z.ZodUnion) return schema.options.some(takesMuch)
  if (schema instanceof z.ZodPipe) return takesMuch(schema.in) || takesMuch(schema.out)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return takesMuch(schema.unwrap())
  return false
}
