import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { withDemo } from '../kit/product.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'

test('a key is made, copied and used by a program, which is refused once the key is ended', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${OFFICE}/all/api-keys`)
  await page.getByRole('link', { name: 'New API Key' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Stock system')
  await page.getByRole('checkbox', { name: /units\.read/ }).check()
  await page.getByRole('button', { name: 'Make Key' }).click()
  await expect(page.getByRole('heading', { name: 'Copy the key “Stock system” now' })).toBeFocused()
  await expectAccessible(page)
  const secret = await page.getByText(/^baltra_key_/).innerText()

  // It is shown once: the way on asks until there is a copy.
  const way = page.getByRole('link', { name: 'To the key' })
  await way.click()
  await page.getByRole('dialog', { name: 'Leave without a copy?' }).getByRole('button', { name: 'Cancel' }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the key' }).click()
  await page.getByText('Key copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await way.click()
  await page.getByRole('heading', { name: 'Stock system' }).waitFor()

  const call = (path: string) =>
    fetch(`${product.url}/api${path}`, { headers: { authorization: `Bearer ${secret}` } }).then(({ status }) => status)
  expect(await call('/products/getproductqr')).toBe(200)
  expect(await call('/office/api-keys')).toBe(403)
  await page.getByRole('button', { name: 'End Key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End Key' }).click()
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible()
  expect(await call('/products/getproductqr')).toBe(401)
  expect(troubles).toEqual([])
})

test('a webhook is tested, its delivery shows the answer and is sent again, and a new secret stays until it is kept', async ({
  start,
  visit,
  atEnd,
}) => {
  const product = await start({ env: { WEBHOOK_NETWORKS: '127.0.0.1' }, fill: withDemo })
  const receiver = await listen()
  atEnd(receiver.close)
  const { page, troubles } = await visit(PHONE, product.url)
  await enter(page, product.admin)
  await go(page, `${OFFICE}/all/webhooks`)
  await page.getByRole('link', { name: 'Add a webhook' }).click()
  await page.getByLabel('Address', { exact: true }).fill(receiver.address)
  await page.getByLabel('Description').fill('Accounting office')
  await page.getByRole('checkbox', { name: 'All events' }).check()
  await page.getByText('What is sent').first().click()
  // An example does not push what is beside it out of the screen.
  const { x, width } = (await page.locator('pre').first().boundingBox())!
  expect(x + width).toBeLessThan(PHONE.width)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'The secret of the webhook' })).toBeFocused()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the secret' }).click()
  await page.getByRole('link', { name: 'To the webhook' }).click()

  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('Received, thank you').waitFor()
  await expectAccessible(page)
  expect(receiver.taken).toHaveLength(1)
  expect(receiver.taken[0]).toMatchObject({ 'webhook-signature': expect.stringMatching(/^v1,/) })
  await page.getByRole('button', { name: 'Send again' }).click()
  // The page follows by itself.
  await expect(page.getByText('Received, thank you')).toHaveCount(2)
  expect(receiver.taken[1]!['webhook-id']).toBe(receiver.taken[0]!['webhook-id'])

  await page.goBack()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'New secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click()
  const shown = page.getByRole('dialog', { name: 'The secret of the webhook' })
  await shown.getByText(/^whsec_/).waitFor()
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'I have kept it' }).click()
  await expect(shown).toBeHidden()
  expect(troubles).toEqual([])
})

/** Another system, on this machine. */
async function listen() {
  const taken: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    taken.push(request.headers)
    request.resume()
    response.end('Received, thank you')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { taken, close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events` }
}
