import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MESSAGES } from 'contract/core/messages'
import { Invalid } from '../core/problems.ts'
import type { Services } from '../services.ts'
import type { Purpose } from './otp.service.ts'

/** Which number a browser asked a code for, and which browser it is. */
export interface AskedCode {
  contact: string
  browser: string
}

const HOUR_SECONDS = 3600

/** The cookie that a request for a code leaves: the code counts for this browser, and wrong tries of others do not. */
export const askedCodeCookie = (purpose: Purpose): string => `asked_${purpose}`

/** What the cookie of this purpose says; undefined without one, or for one that we did not sign. */
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

/** The number that this browser last asked a code for. Throws Invalid, as for a form without one, where it is not known. */
export function askedContact(services: Pick<Services, 'config'>, request: FastifyRequest, purpose: Purpose): string {
  const asked = readAskedCode(services, request, purpose)
  if (!asked) throw new Invalid({ contact: MESSAGES.contact })
  return asked.contact
}

/** The browser that asks for a code of this number: the one that its cookie names, else a new one. */
export const browserFor = (asked: AskedCode | undefined, contact: string): string =>
  asked?.contact === contact ? asked.browser : randomBytes(18).toString('base64url')

/** Leaves the cookie with the browser that asked. */
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
