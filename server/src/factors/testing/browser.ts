import { Secret, TOTP } from 'otpauth'
import { encoded } from '../../../test/api-over.ts'
import type { TestAccount } from '../../../test/factories/builders.ts'
import type { TestApp } from '../../../test/test-app.ts'

/** An answer as a browser sees it. */
export interface Answer {
  status: number
  body: Record<string, never> & { message: string; code?: string; token?: string; data?: never; errors?: object }
}

/** A browser that keeps its cookies, for sign-ins of two steps. */
export function browserAt({ app }: Pick<TestApp, 'app'>) {
  const cookies = new Map<string, string>()
  const say = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token?: string) => {
    const { payload, type } = await encoded(body as Record<string, unknown>, false)
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      cookies: Object.fromEntries(cookies),
      headers: { ...(type && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload !== undefined && { payload }),
    })
    for (const { name, value, maxAge } of answer.cookies)
      if (value === '' || maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    return { status: answer.statusCode, body: answer.json<Answer['body']>() }
  }
  return {
    say,
    cookies,
    login: ({ contact, password }: Pick<TestAccount, 'contact' | 'password'>) =>
      say('POST', '/customer/login', { contact, password }),
    second: (body: object) => say('POST', '/customer/login/second', body),
  }
}

/** The code that an app shows now, or so many steps of thirty seconds later. */
export function codeOf(secret: string, { clock }: Pick<TestApp, 'clock'>, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  return totp.generate({ timestamp: clock.now().getTime() + steps * 30_000 })
}

/** Adds an app to an account that is signed in. Returns its secret and the recovery codes. */
export async function withApp(world: Pick<TestApp, 'as' | 'clock'>, account: TestAccount) {
  const { beginTotp, confirmTotp } = world.as(account).factors
  const { data } = await beginTotp()
  const { recovery_codes } = await confirmTotp({ body: { code: codeOf(data.secret, world) } })
  world.clock.pass({ minutes: 1 })
  return { secret: data.secret, recoveryCodes: recovery_codes }
}
