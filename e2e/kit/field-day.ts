import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test'
import { PHONE } from './browser.ts'
import { dayInNepal } from './day-in-nepal.ts'
import { asAdmin, askAsAdmin } from './past-screens.ts'
import type { Product } from './product.ts'

type Of = Pick<Product, 'url' | 'admin'>

export interface PlannedVisit {
  id: number
  customer: string
}

/** A step that cannot be taken is told before the whole day is over. */
const SOON_MS = 15_000

const ENGINEER = 'Bikash Maharjan'
const WINDOWS = ['10-13', '13-16', '16-19']

/** Gives the demo's engineer as many visits today, in the order of the list, and no other day. */
export async function visitsToday(product: Of, count: number): Promise<PlannedVisit[]> {
  const engineer = await engineerId(product)
  const { data } = await askAsAdmin<{ data: Row[] }>(product, '/stocks/getallcomplaints?per_page=100')
  const open = data.filter(
    ({ status, centre_id }) => !['Completed', 'Cancelled'].includes(status) && centre_id !== null,
  )
  const own = open.filter(({ engineer_id }) => engineer_id === engineer)
  const chosen = [...own, ...open.filter((row) => !own.includes(row))].slice(0, count)
  for (const [at, { id }] of chosen.entries())
    await planVisit(product, id, {
      engineer_id: engineer,
      visit_date: dayInNepal(),
      visit_window: WINDOWS[Math.floor((at * 3) / count)]!,
    })
  for (const { id } of own.slice(count)) await planVisit(product, id, { engineer_id: '', visit_date: '' })
  const work = chosen.map(({ id, customer_name }, at) => ({ id, customer: customer_name, at }))
  return work.toSorted((a, b) => Math.floor((a.at * 3) / count) - Math.floor((b.at * 3) / count) || a.id - b.id)
}

interface Row {
  id: number
  status: string
  engineer_id: number | null
  centre_id: number | null
  customer_name: string
}

/** What the office plans for a visit. */
export async function planVisit(product: Of, id: number, visit: Record<string, string | number>): Promise<void> {
  await send(product, 'PUT', `/stocks/complaints/${id}/visit`, visit)
}

/** Another engineer gets the visit. */
export const giveAway = async (product: Of, id: number): Promise<void> => {
  const { data } = await askAsAdmin<{ data: { id: number; name: string }[] }>(product, '/engineers?per_page=100')
  await planVisit(product, id, {
    engineer_id: data.find(({ name }) => name !== ENGINEER)!.id,
    visit_date: dayInNepal(1),
  })
}

/** Who visits a complaint. */
export const engineerOf = async (product: Of, id: number): Promise<number> =>
  (await askAsAdmin<{ data: { engineer_id: number } }>(product, `/stocks/getcomplaintbyid/${id}`)).data.engineer_id

const engineerId = async (product: Of): Promise<number> => {
  const { data } = await askAsAdmin<{ data: { id: number; name: string }[] }>(product, `/engineers?per_page=100`)
  return data.find(({ name }) => name === ENGINEER)!.id
}

/** What the office does by itself. */
export async function send(product: Of, method: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { ...(await asAdmin(product)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
}

/** A phone whose browser can be killed and started again on what it has kept. */
export class FieldPhone {
  readonly #url: string
  readonly #options: LaunchOptions
  readonly #dir: string
  #context: BrowserContext | undefined
  #isCut = false

  static async start(url: string, options: LaunchOptions): Promise<FieldPhone> {
    const phone = new FieldPhone(url, options, await mkdtemp(join(tmpdir(), 'baltra-phone-')))
    await phone.open()
    return phone
  }

  constructor(url: string, options: LaunchOptions, dir: string) {
    this.#url = url
    this.#options = options
    this.#dir = dir
  }

  get context(): BrowserContext {
    return this.#context!
  }

  get page(): Page {
    return this.context.pages()[0]!
  }

  async open(): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.#dir, {
      ...this.#options,
      baseURL: this.#url,
      viewport: PHONE,
      hasTouch: true,
      locale: 'ne-NP',
    })
    this.#context.setDefaultTimeout(SOON_MS)
    await this.#context.setOffline(this.#isCut)
  }

  /** The line breaks, or is back. */
  async cut(isCut = true): Promise<void> {
    this.#isCut = isCut
    await this.context.setOffline(isCut)
  }

  /** The phone closes the browser, whatever it was doing, and its owner opens it again. */
  async kill(): Promise<void> {
    await this.context.close()
    await this.open()
  }

  async end(): Promise<void> {
    await this.context.close()
    await rm(this.#dir, { recursive: true, force: true })
  }
}
