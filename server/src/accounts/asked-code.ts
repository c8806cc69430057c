import { m } from 'contract/messages'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Invalid } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import type { Purpose } from './code.ts'

/** Which number a browser requested a code for, and the browser's id. */
export interface AskedCode {
  contact: string
  browser: string
}

const HOUR_SECONDS = 3600

/**
 * The cookie set by a request for a code: the code belongs to this browser, and others' wrong tries do not count
 * against it.
 */
export const askedCodeCookie = (purpose: Purpose): string => `asked_${purpose}`

/** The contents of this purpose's cookie; undefined without one, or with a wrong signature. */
export function readAskedCode(
  { config }: Pick<Services, 'config'>,
  request: FastifyRequest,
  purpose: Purpose,
): AskedCode | undefined {
  const [contact, browser, signature] = request.cookies[askedCodeCookie(purpose)]?.split('.') ?? []
  if (!contact || !browser || !signature) return undefined
  const { authSecret, authSecretBefore = authSecret } = config
  const given = Buffer.from(signature)
  const isOurs = [authSecret, authSecretBefore].some((secret) => {
    const right = Buffer.from(signatureOf(secret, purpose, contact, browser))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return isOurs ? { contact, browser } : undefined
}

/** The number this browser last requested a code for. Throws Invalid, as for a missing field, if it is unknown. */
export function askedContact(services: Pick<Services, 'config'>, request: FastifyRequest, purpose: Purpose): string {
  const asked = readAskedCode(services, request, purpose)
  if (!asked) throw new Invalid({ contact: m.core_mobile_number_required_must_10_digits() })
  return asked.contact
}

/** The browser that requests a code for this number: the one in its cookie, else a new one. */
export const browserFor = (asked: AskedCode | undefined, contact: string): string =>
  asked?.contact === contact ? asked.browser : randomBytes(18).toString('base64url')

/** Sets the cookie in the requesting browser. */
export function leaveAskedCode(
  { config }: Pick<Services, 'config'>,
  reply: FastifyReply,
  purpose: Purpose,
  { contact, browser }: AskedCode,
): void {
  const signature = signatureOf(config.authSecret, purpose, contact, browser)
  reply.setCookie(askedCodeCookie(purpose), `${contact}.${browser}.${signature}`, {
    path: '/api/customer',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: HOUR_SECONDS,
  })
}

const signatureOf = (secret: string, purpose: Purpose, contact: string, browser: string): string =>
  createHmac('sha256', `asked:${secret}`).update(`${purpose}:${contact}:${browser}`).digest('base64url')
