import { expect } from 'vitest'
import type { TestAccount } from '../../../test/factories/builders.ts'
import type { TestApp } from '../../../test/test-app.ts'

/** What a customer was told, oldest first, as title and address; each was one notice and one SMS with the same text. */
export async function toldTo({ as, smsTo }: TestApp, customer: TestAccount): Promise<string[][]> {
  const { data } = await as(customer).notices.list({ query: { per_page: 100 } })
  const texts = await smsTo(customer.contact, data.length)
  expect(texts).toHaveLength(data.length)
  for (const { text } of data) expect(texts.filter((sms) => saysTheSame(sms, text))).toHaveLength(1)
  return data.toReversed().map(({ title, address }) => [title, address])
}

/** Quotation marks of an SMS are plain. */
const saysTheSame = (sms: string, text: string) =>
  sms.toLowerCase().startsWith(`baltra: ${text.toLowerCase().replace(/[“”]/g, '"')}`)
