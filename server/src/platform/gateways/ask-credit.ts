import { jsonObject, post } from './post.ts'

interface CreditQuestion {
  url: string
  /** under the provider's name for it */
  token: Record<string, string>
  /** of the answer */
  field: string
  timeoutMs: number
}

/** Asks a provider for what its account still pays for; undefined where the answer has no number. Throws Unreachable. */
export async function askCredit({ url, token, field, timeoutMs }: CreditQuestion): Promise<number | undefined> {
  const { text } = await post(url, {
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(token).toString(),
    timeoutMs,
  })
  const credit = Number(jsonObject(text)?.[field] ?? Number.NaN)
  return Number.isFinite(credit) ? credit : undefined
}
