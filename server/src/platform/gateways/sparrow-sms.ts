import { askCredit } from './ask-credit.ts'
import { jsonObject, post, textOf, tidyReason, Unreachable } from './post.ts'
import { secretsOf, SMS_TIMEOUT_MS, type SmsGateway, SmsRefused, SmsUnavailable } from './sms.ts'

export interface SparrowOptions {
  token: string
  /** the sender identity assigned by Sparrow */
  from: string
  /** another address, for tests and relays */
  url?: string | undefined
  timeoutMs?: number
}

const ADDRESS = 'https://api.sparrowsms.com/v2/sms/'
const ACCEPTED = 200
/** Invalid receiver, empty text, no valid receiver: a retry would be refused too. */
const HOPELESS = new Set([1007, 1010, 1011])

/** Sparrow SMS of Nepal: a form, answered with `{ response_code, response }`. */
export function sparrowSms({ token, from, url = ADDRESS, timeoutMs = SMS_TIMEOUT_MS }: SparrowOptions): SmsGateway {
  return {
    kind: 'sparrow',
    credit: () =>
      askCredit({
        url: new URL('../credit/', url).href,
        token: { token: token },
        field: 'credits_available',
        timeoutMs,
      }),
    async send({ to, text }) {
      const answer = await post(url, {
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams({ token, from, to, text }).toString(),
        timeoutMs,
      }).catch((error: unknown) => {
        throw new SmsUnavailable(`Sparrow SMS ${error instanceof Unreachable ? error.message : 'failed'}`)
      })
      const said = jsonObject(answer.text)
      const code = Number(said?.response_code)
      if (answer.status === 200 && code === ACCEPTED) return
      const reason = tidyReason(textOf(said?.response), secretsOf({ to, text }, token))
      const message = `Sparrow SMS refused (${code || answer.status}): ${reason}`
      throw HOPELESS.has(code) ? new SmsRefused(message) : new SmsUnavailable(message)
    },
  }
}
