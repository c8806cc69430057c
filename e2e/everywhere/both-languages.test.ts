import { OFFICE, SHOP_HOME } from 'contract/core/paths'
import { DESK, go, PHONE } from '../kit/browser.ts'
import { startWalk, type Person } from '../kit/crawl.ts'
import { offeredOn } from '../kit/offered.ts'
import { test } from '../kit/crawl-world.ts'
import { addStaff } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { CUSTOMER, enter, FIELD_ENGINEER, newNumber } from '../kit/steps.ts'
import { expect } from '../kit/test.ts'

// A button that exists in one language only has no wrong word for the other walks to find.
test.describe.configure({ timeout: 600_000 })

type Role = 'service_incharge' | 'product_incharge' | 'call_centre'

const staff =
  (role?: Role) =>
  async (product: Omit<Product, 'stop'>): Promise<Person> => {
    const account = role ? await addStaff(product, { contact: newNumber(), role }) : product.admin
    return { who: role ?? 'administrator', room: 'staff', enters: (page) => enter(page, account) }
  }

const PEOPLE: [title: string, of: (product: Omit<Product, 'stop'>) => Promise<Person>][] = [
  ['a visitor', async () => ({ who: 'visitor', room: 'visitor' })],
  ['a customer', async () => ({ who: 'customer', room: 'customer', enters: (page) => enter(page, CUSTOMER) })],
  ['an engineer', async () => ({ who: 'engineer', room: 'engineer', enters: (page) => enter(page, FIELD_ENGINEER) })],
  ['an administrator', staff()],
  ['a service in-charge', staff('service_incharge')],
  ['a product in-charge', staff('product_incharge')],
  ['the call centre', staff('call_centre')],
]

for (const [title, of] of PEOPLE)
  test(`${title} is offered the same in both languages, on every screen`, async ({ world, visit }) => {
    const person = await of(world.product)
    const size = person.room === 'staff' ? DESK : PHONE
    const screens = world.screens[person.room]
    const english = await startWalk(await visit(size), { ...person, locale: 'en' })
    const nepali = await startWalk(await visit(size), { ...person, locale: 'ne' })
    const differences: string[] = []
    for (const address of screens.flatMap(({ filled, views }) => [filled[0]!, ...views])) {
      await Promise.all([english.see('filled', address), nepali.see('filled', address)])
      const [en, ne] = await Promise.all([offeredOn(english.page), offeredOn(nepali.page)])
      differences.push(
        ...en.filter((one) => !ne.includes(one)).map((one) => `${address}: only in English: ${one}`),
        ...ne.filter((one) => !en.includes(one)).map((one) => `${address}: only in Nepali: ${one}`),
      )
    }
    expect(differences).toEqual([])
  })

test('a button that is missing in one language is noticed', async ({ product, visit }) => {
  const { page } = await visit(DESK)
  await enter(page, product.admin)
  for (const [address, selector] of [
    [OFFICE, 'main a[href]'],
    [SHOP_HOME, 'main button'],
  ] as const) {
    await go(page, address)
    const before = await offeredOn(page)
    const element = page.locator(selector).first()
    await element.evaluate((found) =>
      document.querySelectorAll(`a[href="${found.getAttribute('href')}"]`).forEach((one) => one.remove()),
    )
    await element.evaluate((found) => found.remove()).catch(() => undefined)
    expect(await offeredOn(page)).not.toEqual(before)
  }
})
