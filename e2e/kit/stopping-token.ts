import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emailToken } from '../../server/src/preferences/email-token.ts'
import { unsubscribeToken } from '../../server/src/preferences/unsubscribe-token.ts'
import type { Product } from './product.ts'
import { CUSTOMER } from './steps.ts'

type Where = Pick<Product, 'url' | 'dataDir'>

/** The token of a link that stops e-mails to a customer of the demo. */
export async function stoppingToken(product: Where): Promise<string> {
  const { authSecret, id, email } = await ownerOf(product)
  return unsubscribeToken({ authSecret }, { id, email, topic: 'repairs' })
}

/** The token of a link that confirms that customer's address. */
export async function emailConfirmingToken(product: Where): Promise<string> {
  const { authSecret, id, email } = await ownerOf(product)
  return emailToken({ authSecret }, { id, email, sentAt: new Date() })
}

async function ownerOf({ url, dataDir }: Where): Promise<{ authSecret: string; id: number; email: string }> {
  const authSecret = (await readFile(join(dataDir, 'auth-secret'), 'utf8')).trim()
  const answer = await fetch(`${url}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CUSTOMER),
  })
  const { data } = (await answer.json()) as { data: { id: number; email: string } }
  return { authSecret, id: data.id, email: data.email }
}
