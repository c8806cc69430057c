import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unsubscribeToken } from '../../server/src/preferences/unsubscribe-token.ts'
import type { Product } from './product.ts'
import { CUSTOMER } from './steps.ts'

/** The token of a link that stops e-mails to a customer of the demo. */
export async function stoppingToken({ url, dataDir }: Pick<Product, 'url' | 'dataDir'>): Promise<string> {
  const authSecret = (await readFile(join(dataDir, 'auth-secret'), 'utf8')).trim()
  const answer = await fetch(`${url}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CUSTOMER),
  })
  const { data } = (await answer.json()) as { data: { id: number; email: string } }
  return unsubscribeToken({ authSecret }, { id: data.id, email: data.email, topic: 'repairs' })
}
