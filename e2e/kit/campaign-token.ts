import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { asAdmin } from './past-screens.ts'
import type { Product } from './product.ts'

/** What its screens show that somebody wrote. */
const CAMPAIGN = { name: 'Blades', text: 'Please have it checked.', text_ne: 'कृपया जँचाउनुहोस्।' }

/** Sends a campaign to owners of the demo, and returns the token of a link in it, and the texts that its screens show. */
export async function campaignAnswer(
  product: Pick<Product, 'url' | 'dataDir' | 'admin'>,
): Promise<{ token: string; texts: string[] }> {
  const headers = { ...(await asAdmin(product)), 'content-type': 'application/json' }
  const body = JSON.stringify({ ...CAMPAIGN, stock_ids: [1, 2, 3, 4, 5, 6], key: 'crawl' })
  const answer = await fetch(`${product.url}/api/stocks/campaigns`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The campaign was refused: ${await answer.text()}`)
  const token = await sentToken(join(product.dataDir, 'sms.jsonl'))
  const own = await fetch(`${product.url}/api/stocks/campaigns/answer/${token}`)
  const { data } = (await own.json()) as { data: { products: string[] } }
  return { token, texts: [...Object.values(CAMPAIGN), ...data.products] }
}

/** Waits until the first message has left, after the minute in which sending can be undone. */
async function sentToken(outbox: string): Promise<string> {
  for (let tries = 0; tries < 750; tries++) {
    const found = /\/c\/([\w-]{16})/.exec(await readFile(outbox, 'utf8').catch(() => ''))
    if (found) return found[1]!
    await delay(200)
  }
  throw new Error('No message of the campaign left')
}
