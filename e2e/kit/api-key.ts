import { asAdmin } from './past-screens.ts'
import type { Product } from './product.ts'

const KEY = { name: 'Depot', capabilities: ['units.read'] }

/** Makes an API key. Returns the text that its screens show. */
export async function makeApiKey(product: Pick<Product, 'url' | 'admin'>): Promise<string> {
  const headers = { ...(await asAdmin(product)), 'content-type': 'application/json' }
  const answer = await fetch(`${product.url}/api/office/api-keys`, {
    method: 'POST',
    headers,
    body: JSON.stringify(KEY),
  })
  if (!answer.ok) throw new Error(`The key was refused: ${await answer.text()}`)
  return KEY.name
}
