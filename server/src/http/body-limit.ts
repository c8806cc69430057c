import type { Endpoint } from 'contract/endpoint'
import { isBytes, maxBytesOf, uploadFields } from 'contract/routes'
import { z } from 'zod'

/** Of a form of a few fields. Looking at a megabyte of spaces or digits takes longer than refusing it. */
const SMALL = 16 * 1024
/** With lists, files or long texts. */
const LARGE = 1024 * 1024
/** Longer than that a field holds a text that somebody wrote. */
const LONG_TEXT = 2000

/** How many bytes the body of a call may have, by what its contract takes. */
export function bodyLimitOf({ body }: Endpoint): number {
  if (!body) return SMALL
  if (isBytes(body)) return maxBytesOf(body) ?? LARGE
  if (Object.keys(uploadFields(body)).length > 0) return LARGE
  const schema = JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
  const isLarge =
    schema.includes('"type":"array"') ||
    [...schema.matchAll(/"maxLength":(\d+)/g)].some(([, length]) => Number(length) > LONG_TEXT)
  return isLarge ? LARGE : SMALL
}
