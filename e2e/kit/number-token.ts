import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { numberToken } from '../../server/src/accounts/confirm-number.ts'
import { asAdmin } from './past-screens.ts'
import type { Product } from './product.ts'

/** The token of a link that confirms a number: of a customer whom staff add, and to whom they give another number. */
export async function confirmingToken(product: Pick<Product, 'url' | 'dataDir' | 'admin'>): Promise<string> {
  const authSecret = (await readFile(join(product.dataDir, 'auth-secret'), 'utf8')).trim()
  const headers = { ...(await asAdmin(product)), 'content-type': 'application/json' }
  const write = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${product.url}/api${path}`, { method, headers, body: JSON.stringify(body) })
    return (await answer.json()) as { data: { id: number } }
  }
  const [number_before, contact] = ['9803300417', '9803300418']
  const added = { contact: number_before, name: 'Kamala Thapa', district: 'Kathmandu' }
  const { id } = (await write('POST', '/user/addcustomer', added)).data
  await write('PUT', `/user/updatecustomer/${id}`, { contact })
  return numberToken({ authSecret }, { id, number_before, contact })
}
