import { phone } from 'contract/fields'
import { MESSAGES, OTP_LIFETIME_MINUTES } from 'contract/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Invalid } from '../http/errors.ts'

const COOKIE = 'otp_contact'
const PLACE = { path: '/api' }

/**
 * Leaves the number with the browser that asked for a code: an older client loses it after a wrong one. It only fills in a
 * field, proves nothing, and may hold anything.
 */
export const rememberContact = ({ publicUrl }: Pick<Config, 'publicUrl'>, reply: FastifyReply, contact: string) =>
  reply.setCookie(COOKIE, contact, {
    ...PLACE,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: OTP_LIFETIME_MINUTES * 60,
  })

/** The number that this browser last asked a code for. Throws Invalid, as for a form without one, where it is not known. */
export function askedContact(request: FastifyRequest): string {
  const { data } = phone.safeParse(request.cookies[COOKIE])
  if (data === undefined) throw new Invalid({ contact: MESSAGES.contact })
  return data
}

/** The number is proven: it need not be remembered. */
export const forgetContact = (reply: FastifyReply) => reply.clearCookie(COOKIE, PLACE)
