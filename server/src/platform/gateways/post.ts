/** The service was unreachable, too slow, or its answer was no valid answer. */
export class Unreachable extends Error {
  override readonly name: string = 'Unreachable'
}

export interface PostOptions {
  body: string
  contentType: string
  headers?: Record<string, string>
  /** for everything: connection, request and the whole answer */
  timeoutMs: number
}

export interface Answer {
  status: number
  text: string
}

const MAX_ANSWER_BYTES = 64 * 1024

/**
 * One POST to an external service: bounded in time and size, follows no redirect, throws Unreachable with a readable
 * reason.
 */
export async function post(url: string, { body, contentType, headers, timeoutMs }: PostOptions): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...headers, 'content-type': contentType, accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new Unreachable(`answered with a redirect (${response.status})`)
    }
    return { status: response.status, text: await cappedText(response) }
  } catch (error) {
    throw error instanceof Unreachable ? error : new Unreachable(reasonOf(error, timeoutMs))
  }
}

/** The answer as a JSON object; undefined if it is none. */
export function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>) // any key may be read, and each value is unknown
      : undefined
  } catch {
    return undefined
  }
}

/** The reason given by the other side, if any. */
export const textOf = (said: unknown): string => (typeof said === 'string' && said ? said : 'no reason given')

/** An external service's text made safe for logs and screens: one line, short, without secrets. */
export function tidyReason(text: string, secrets: readonly string[]): string {
  const withoutSecrets = secrets
    .filter((secret) => secret.length > 3)
    .reduce((kept, secret) => kept.replaceAll(secret, '***'), text)
  return withoutSecrets
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\d{7,}|\d*\*{3}\d*/g, '***')
    .trim()
    .slice(0, 200)
}

async function cappedText(response: Response): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream, and with it the connection.
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new Unreachable('answered with more than 64 KB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'could not be reached'
  if (error.name === 'TimeoutError') return `did not answer within ${timeoutMs / 1000} s`
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : undefined
  return `could not be reached${code ? ` (${code})` : ''}`
}
