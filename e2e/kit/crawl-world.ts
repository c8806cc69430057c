import {
  BILL_LINK,
  CAMPAIGN_ANSWER,
  CONFIRM_EMAIL,
  CONFIRM_NUMBER,
  ESTIMATE_LINK,
  QUOTATION_LINK,
  SCANNED_UNIT,
  TRACKED_COMPLAINT,
  UNSUBSCRIBE,
} from 'contract/core/paths'
import { allScreens, type Room, type Screen } from './all-screens.ts'
import { makeApiKey } from './api-key.ts'
import { campaignAnswer } from './campaign-token.ts'
import { billToken, estimateToken, quotationToken, WITHOUT_BILL } from './link-tokens.ts'
import { confirmingToken } from './number-token.ts'
import { askAsAdmin } from './past-screens.ts'
import type { Product } from './product.ts'
import { MEASURES, noteOwnTexts, WRITTEN } from './shown-texts.ts'
import { emailConfirmingToken, stoppingToken } from './stopping-token.ts'
import { test as base } from './test.ts'

/** The screens of the demo, to be walked through. */
export interface World {
  screens: Record<Room, Screen[]>
  /** what public screens show of people and measures, which no call of a browser brings; and what is searched for */
  written: ReadonlySet<string>
  product: Omit<Product, 'stop'>
}

/** Tests that walk through all screens. */
export const test = base.extend<object, { world: World }>({
  world: [async ({ product }, use) => use({ product, ...(await screensAndTexts(product)) }), { scope: 'worker' }],
})

async function screensAndTexts(product: Omit<Product, 'stop'>): Promise<Omit<World, 'product'>> {
  const written = new Set(['xyzzy'])
  for (const path of ['/products/productratings/1?per_page=100', '/servicepoints?per_page=100'])
    noteOwnTexts(await askAsAdmin(product, path), written, WRITTEN)
  noteOwnTexts(await askAsAdmin(product, '/products/getdata?per_page=100'), written, MEASURES)
  const { facets } = await askAsAdmin<{ facets: { sizes: { name: string }[] } }>(
    product,
    '/products/productsearch?subcategory=1',
  )
  for (const { name } of facets.sizes) written.add(name)
  const { data: units } = await askAsAdmin<{ data: { code_address: string }[] }>(
    product,
    '/products/getproductqr?serial_number=SN2610260103',
  )
  const { data: complaint } = await askAsAdmin<{ data: { tracking_path: string } }>(
    product,
    '/stocks/getcomplaintbyid/1',
  )
  written.add(await makeApiKey(product))
  const campaign = await campaignAnswer(product)
  for (const text of [...campaign.texts, WITHOUT_BILL]) written.add(text)
  const all = allScreens({
    [SCANNED_UNIT]: lastPart(units[0]!.code_address),
    [TRACKED_COMPLAINT]: lastPart(complaint.tracking_path),
    [UNSUBSCRIBE]: await stoppingToken(product),
    [BILL_LINK]: await billToken(product),
    [QUOTATION_LINK]: await quotationToken(product),
    [ESTIMATE_LINK]: await estimateToken(product),
    [CAMPAIGN_ANSWER]: campaign.token,
    [CONFIRM_NUMBER]: await confirmingToken(product),
    [CONFIRM_EMAIL]: await emailConfirmingToken(product),
  })
  const of = (room: Room) => all.filter((screen) => screen.room === room)
  const screens = { visitor: of('visitor'), customer: of('customer'), staff: of('staff'), engineer: of('engineer') }
  return { screens, written }
}

const lastPart = (path: string): string => path.split('/').at(-1)!
