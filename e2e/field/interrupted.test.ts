import { dayInNepal } from '../kit/day-in-nepal.ts'
import { engineerOf, FieldPhone, planVisit, send, visitsToday } from '../kit/field-day.ts'
import { finish, note, nothingWaits, opensWithoutLine, openVisit, press, report, strip } from '../kit/field-steps.ts'
import { expectAccessible, isReady } from '../kit/browser.ts'
import { askAsAdmin, tokenFor } from '../kit/past-screens.ts'
import { withDemo, type Product } from '../kit/product.ts'
import { enter, FIELD_ENGINEER } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test.describe.configure({ timeout: 300_000 })

test('a session that was ended elsewhere and an office that was first lose nothing, and nothing counts twice', async ({
  start,
  launchOptions,
  atEnd,
}) => {
  const product = await start({ fill: withDemo })
  const [first, second, third] = (await visitsToday(product, 3)).map(({ id }) => id) as [number, number, number]
  const phone = await FieldPhone.start(product.url, launchOptions)
  atEnd(() => phone.end())
  await enter(phone.page, FIELD_ENGINEER)
  await phone.page.goto('/ne/field')
  await isReady(phone.page)
  await expect(phone.page.locator(`main a[href="/ne/field/${first}"]`)).toBeVisible()
  await opensWithoutLine(phone.page)

  // Told without a line; meanwhile all sessions but another device's end.
  await phone.cut()
  await openVisit(phone, first)
  await report(phone.page, 'घरमा कोही थिएन', 'घण्टी बजाएँ')
  await expect(strip(phone.page)).toContainText('१ वटा पठाउन बाँकी')
  const elsewhere = { authorization: `Bearer ${await tokenFor(product, FIELD_ENGINEER)}` }
  await fetch(`${product.url}/api/customer/sessions`, { method: 'DELETE', headers: elsewhere })
  await phone.cut(false)
  await expect(strip(phone.page)).toContainText('तपाईंको सत्र सकियो')
  await expectAccessible(phone.page)
  await press(phone.page, 'साइन इन गर्नुहोस्')
  await phone.page.waitForURL('**/baltra-account-signin**')
  await isReady(phone.page)
  await phone.page.getByLabel('मोबाइल नम्बर').fill(FIELD_ENGINEER.contact)
  await phone.page.getByRole('textbox', { name: 'पासवर्ड' }).fill(FIELD_ENGINEER.password)
  await press(phone.page, 'साइन इन गर्नुहोस्')
  await phone.page.waitForURL('**/ne/field')
  await nothingWaits(phone.page)
  await expect.poll(() => notesOf(product, first)).toEqual(['घण्टी बजाएँ'])
  // Ending the session dropped the pages that were kept, so they are fetched again.
  await opensWithoutLine(phone.page)

  // The office closes one visit and plans another anew before their reports come.
  await phone.cut()
  for (const [id, said] of [
    [second, 'फ्युज फेरियो'],
    [third, 'स्विच फेरियो'],
  ] as const) {
    await openVisit(phone, id)
    await report(phone.page, 'मर्मत भयो', said)
  }
  await send(product, 'PUT', `/stocks/complaints/${second}/status`, { status: 'Cancelled' })
  await planVisit(product, third, { engineer_id: await engineerOf(product, third), visit_date: dayInNepal(1) })
  await phone.cut(false)
  await openVisit(phone, second)
  const alert = () => phone.page.getByRole('alert')
  await expect(alert()).toContainText('यसबीच कार्यालयले यो सेवा भेट परिवर्तन गर्‍यो')
  await expect(alert()).toContainText('मर्मत भयो')
  await expectAccessible(phone.page)
  await phone.kill()
  await openVisit(phone, second)
  await expect(alert()).toContainText('मर्मत भयो')
  await press(phone.page, 'छोडिदिनुहोस्')
  await phone.page.getByRole('dialog').getByRole('button', { name: 'सधैँका लागि छोडिदिनुहोस्' }).click()
  await expect(alert()).toHaveCount(0)

  // The other one is corrected as it was typed.
  await openVisit(phone, third)
  await phone.page.getByRole('link', { name: 'नतिजा सच्याउनुहोस्' }).click()
  await expect(note(phone.page)).toHaveValue('स्विच फेरियो')
  await note(phone.page).fill('स्विच र तार फेरियो')
  await finish(phone.page)
  await nothingWaits(phone.page)
  await expect.poll(() => notesOf(product, third)).toEqual(['स्विच र तार फेरियो'])
  expect(await notesOf(product, second)).toEqual([])
})

/** What this journey told of a visit; the demo has a visit at which nobody was at home. */
const notesOf = async (product: Pick<Product, 'url' | 'admin'>, id: number): Promise<string[]> => {
  const { data } = await askAsAdmin<{ data: { note: string }[] }>(product, `/stocks/visitreports/${id}`)
  return data.map(({ note: said }) => said).filter((said) => /[\u0900-\u097F]/.test(said))
}
