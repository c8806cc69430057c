import type { TestApp } from '../test-app.ts'

/** A browser with its own address, which keeps its cookies. */
export function browser({ app }: Pick<TestApp, 'app'>, remoteAddress: string) {
  const cookies = new Map<string, string>()
  const post = async (call: string, payload: Record<string, unknown>) => {
    const answer = await app.inject({
      method: call === 'resetpassword' ? 'PUT' : 'POST',
      url: `/api/customer/${call}`,
      payload,
      remoteAddress,
      cookies: Object.fromEntries(cookies),
    })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    return answer
  }
  const ask = (purpose: 'register' | 'reset', contact: string) =>
    post(purpose === 'register' ? 'requestotp' : 'requestpasswordreset', { contact })
  return { cookies, post, ask }
}
