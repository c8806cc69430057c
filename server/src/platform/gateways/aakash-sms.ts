import { askCredit } from './ask-credit.ts'
import { jsonObject, post, textOf, tidyReason, Unreachable } from './post.ts'
import { secretsOf, SMS_TIMEOUT_MS, type SmsGateway, SmsRefused, SmsUnavailable } from './sms.ts'

export interface AakashOptions {
  token: string
  /** another address, for tests and relays */
  url?: string | undefined
  timeoutMs?: number
}

const ADDRESS = 'https://sms.aakashsms.com/sms/v3/send'

/** Aakash SMS of Nepal: a form, answered with `{ error, message, data: { valid, invalid } }`. */
export function aakashSms({ token, url = ADDRESS, timeoutMs = SMS_TIMEOUT_MS }: AakashOptions): SmsGateway {
  return {
    kind: 'aakash',
    credit: () =>
      askCredit({
        url: new URL('../v1/credit', url).href,
        token: { auth_token: token },
        field: 'available_credit',
        timeoutMs,
      }),
    async send({ to, text }) {
      const answer = await post(url, {
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams({ auth_token: token, to, text }).toString(),
        timeoutMs,
      }).catch((error: unknown) => {
        throw new SmsUnavailable(`Aakash SMS ${error instanceof Unreachable ? error.message : 'failed'}`)
      })
      const said = jsonObject(answer.text)
      if (answer.status === 200 && said?.error === false && !isInvalid(said)) return
      const reason = tidyReason(textOf(said?.message), secretsOf({ to, text }, token))
      const message = `Aakash SMS refused (${answer.status}): ${reason}`
      throw said && isInvalid(said) ? new SmsRefused(message) : new SmsUnavailable(message)
    },
  }
}

/** The only number is listed as invalid. */
function isInvalid({ data }: Record<string, unknown>): boolean {
  if (typeof data !== 'object' || data === null || !('invalid' in data)) return false
  return Array.isArray(data.invalid) && data.invalid.length > 0
}
