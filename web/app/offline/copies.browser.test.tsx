import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../api/client.ts'
import { beginSession, leaveSession } from '../session/session.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { answerCalls, LOST, Refused, setOnline } from '../testing/api.ts'
import { sampleAnswer } from '../testing/samples.ts'
import { renderRoute, screensOf } from '../testing/screens.tsx'
import { newToken, signIn } from '../testing/session.ts'
import { keepToken, readToken } from '../api/token.ts'
import { copyOf, keepCopy } from './copies.ts'
import { DATABASE, dropCopies } from '../ui/browser/drop-copies.ts'
import { keepOwn } from '../layouts/keep-own.ts'

// A customer's own screens without a connection: what they show was kept on the device, sealed with the session's token.

const screens = await screensOf('portal')
const myProducts = screens.find(({ file }) => file === 'registrations/portal/my-products.tsx')!
const ticket = screens.find(({ file }) => file === 'complaints/portal/ticket.tsx')!

/** what happens to a call before it is answered */
let meets: () => void
beforeEach(async () => {
  localStorage.clear()
  dropCopies()
  await vi.waitUntil(async () => !(await hasCopies()))
  meets = () => undefined
  answerCalls((call) => {
    meets()
    const answer = sampleAnswer(call) as { data: object }
    if (!call.path.startsWith('/stocks/getcomplaintbyidcustomer')) return answer
    return { ...answer, data: { ...answer.data, may_write: true, merged_into: null } }
  })
})

const hasCopies = async () => (await indexedDB.databases()).some(({ name }) => name === DATABASE)

const note = page.getByText(/^Saved on .+day, .+ [AP]M\. You are offline\.$/)
const list = page.getByRole('list', { name: 'Registered products' })

/** The screen of the same session, opened anew. */
function open(screen = myProducts, address = screen.path) {
  const token = readToken()
  document.body.replaceChildren()
  renderRoute(screen, address)
  if (token) keepToken(token)
}

test('what was seen is read in airplane mode, says from when it is, and is current again with the connection', async () => {
  open()
  await expect.element(list).toBeVisible()
  const seen = list.element().textContent
  await expect.poll(() => copyOf(myProducts.path)).toBeDefined()
  setOnline(false)
  open()
  await expect.element(note).toBeVisible()
  expect(list.element().textContent).toBe(seen)
  await expectAccessible()
  // The page listens once it is painted.
  await expect.poll(() => (setOnline(true), document.body.textContent)).not.toContain('You are offline.')
  await expect.element(list).toBeVisible()
})

test('while the service does not answer, the copy is shown with another try', async () => {
  open()
  await expect.poll(() => copyOf(myProducts.path)).toBeDefined()
  meets = () => {
    throw LOST
  }
  open()
  await expect.element(page.getByText(/Our service cannot be reached right now\.$/)).toBeVisible()
  meets = () => undefined
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/Our service cannot be reached/)).not.toBeInTheDocument()
})

test('a refusal is shown as one, not hidden behind a copy', async () => {
  open()
  await expect.poll(() => copyOf(myProducts.path)).toBeDefined()
  meets = () => {
    throw new Refused(404)
  }
  open()
  await expect.element(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible()
})

test('a message that was written in airplane mode is still there after a reload', async () => {
  const address = ticket.path.replace(/:\w+/, '1')
  open(ticket, address)
  await expect.poll(() => copyOf(address)).toBeDefined()
  setOnline(false)
  open(ticket, address)
  const message = page.getByRole('textbox', { name: 'Message to the call centre' })
  await message.fill('When does he come?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('No internet connection').first()).toBeVisible()
  open(ticket, address)
  await expect.element(message).toHaveValue('When does he come?')
})

test('products, tickets and the newest of each are kept without being opened', async () => {
  signIn()
  await keepOwn()
  for (const address of ['/baltra-user-ProductPage', '/baltra-trackingProducts'])
    expect(await copyOf(address)).toBeDefined()
  expect(await copyOf('/baltra-user-registered-ProductPage/1')).toBeDefined()
  expect(await copyOf('/baltra-tracking-ProductDetails/1')).toBeDefined()
})

test('a copy cannot be read from the device, nor by another session', async () => {
  signIn()
  await keepCopy('/mine', { model_name: 'Hawa 16' })
  expect(await rawCopies()).not.toContain('Hawa')
  expect((await copyOf('/mine'))?.value).toEqual({ model_name: 'Hawa 16' })
  keepToken(newToken())
  expect(await copyOf('/mine')).toBeUndefined()
})

test.each([
  ['signs out', () => leaveSession()],
  ['is followed by another account', () => beginSession(newToken({ id: 8 }))],
  ['was signed out from another device', () => api.complaints.listMine({ query: { status: 'Pending' } })],
])('who %s leaves no copy on the device', async (_, end) => {
  signIn()
  await keepCopy('/mine', { model_name: 'Hawa 16' })
  meets = () => {
    throw new Refused(401, { code: 'unauthorized' })
  }
  await Promise.resolve(end()).catch(() => undefined)
  await expect.poll(hasCopies).toBe(false)
})

/** The copies on the device, as stored. */
const rawCopies = () =>
  new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE)
    opening.addEventListener('error', () => reject(opening.error!))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('copies').objectStore('copies').getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        const decode = ({ content }: { content: ArrayBuffer }) => new TextDecoder('latin1').decode(content)
        resolve(
          `${JSON.stringify(reading.result)} ${(reading.result as { content: ArrayBuffer }[]).map(decode).join()}`,
        )
      })
    })
  })
