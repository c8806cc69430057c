const SECRET = /password|passwd|secret|token|sealed|(^|_)otp(_|$)|code_hash|access_?key|api_?key|authorization|cookie/i
/** Times, not secrets: these may be shown. */
const HARMLESS = new Set(['otp_created'])

export const HIDDEN = '[hidden]'

/**
 * A copy fit to be stored and shown: whatever is named like a secret is masked, at any depth. Dates become ISO text and
 * big numbers text, as JSON needs them.
 */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return HIDDEN
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? HIDDEN : withoutSecrets(inner)]),
  )
}

const isSecret = (name: string) => SECRET.test(name) && !HARMLESS.has(name)
