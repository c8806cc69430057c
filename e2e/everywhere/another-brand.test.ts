import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { contract } from 'contract/index'
import type { Endpoint } from 'contract/core/endpoint'
import { LOCALE_HEADER, LOCALES, localePrefix, type Locale } from 'contract/core/locale'
import {
  ABOUT,
  CONFIRM_EMAIL,
  BILL_LINK,
  CAMPAIGN_ANSWER,
  CONFIRM_NUMBER,
  LANDING,
  SCANNED_UNIT,
  SHOP_HOME,
  ESTIMATE_LINK,
  QUOTATION_LINK,
  TRACKED_COMPLAINT,
  UNSUBSCRIBE,
} from 'contract/core/paths'
import sharp from 'sharp'
import { billToken, estimateToken, quotationToken } from '../kit/link-tokens.ts'
import { campaignAnswer } from '../kit/campaign-token.ts'
import { confirmingToken } from '../kit/number-token.ts'
import { emailConfirmingToken, stoppingToken } from '../kit/stopping-token.ts'
import { MAIL_OUTBOX } from '../../server/src/platform/gateways/mail-gateway.ts'
import { pagesOf } from '../../server/src/platform/papers/testing/pages-of.ts'
import { failurePage } from '../../server/src/website/failure-page.ts'
import type { WebsiteBuild } from '../../server/src/website/website.ts'
import { allScreens, type Room } from '../kit/all-screens.ts'
import { DESK, expectAccessible, go, PHONE, reload, type Visit } from '../kit/browser.ts'
import { tokenFor } from '../kit/past-screens.ts'
import { withDemo, type Product } from '../kit/product.ts'
import { CUSTOMER, newNumber } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OTHER = {
  name: 'Himalaya Home',
  phone: '021-500100',
  servicePhone: '021-500200',
  email: 'hello@himalaya.example',
  address: 'Main Road, Biratnagar',
}
const OWNER = { contact: newNumber(), password: 'walnut-river-91' }
/** What the design's brand is called. */
const FIRST_BRAND = /baltra|बाल्ट्रा/i
/** Since when it is there, and how many distributors it has. */
const ITS_FACTS = /\b1994\b|१९९४|55\+|५५\+|Dhangadhi|धनगढी/
/** Addresses that the documents fix keep its name, and what is generated from them; so does the beginning of API keys. */
const FIXED = /(?:\/|%2F|\|)baltra[\w/-]*|baltra_key_/gi

test('another brand sets the product up in a browser, and no page, message, paper or picture is of the first one', async ({
  product: first,
  start,
  visit,
}) => {
  // An installation is set up once, and nobody has set up this one.
  const product = await start({ env: { ADMIN_PASSWORD: '' }, fill: withDemo })
  const address = (await readFile(join(product.dataDir, 'first-start-address'), 'utf8')).trim()
  expect(address).toMatch(new RegExp(`^${product.url}/first-start#`))

  const owner = await visit(DESK, product.url)
  await setUp(owner, product, address)
  expect(owner.troubles).toEqual([])

  const late = await visit(PHONE, product.url)
  await late.page.goto(address)
  await expect(late.page.getByText('This installation is already set up')).toBeVisible()

  expect(await wordsOfTheFirst(product)).toEqual([])

  const home = await body(product, '/baltra-aboutUs-Page')
  for (const text of [OTHER.name, OTHER.phone, OTHER.address, '--color-lamp:#0b6e4f']) expect(home).toContain(text)
  // Those of the design's brand would lead to somebody else.
  expect(home).not.toMatch(/facebook\.com|viber:/)
  const before = await picturesOf(first.url)
  const pictures = await picturesOf(product.url)
  for (const [path, bytes] of Object.entries(pictures)) expect(bytes.equals(before[path]!), path).toBe(false)
})

/** Through all steps; back, a reload and bad input lose nothing. */
async function setUp({ page }: Visit, { url }: Product, address: string): Promise<void> {
  const step = (name: string) => page.getByRole('heading', { name })
  const next = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await go(page, address)
  await expect(step('Who are you?')).toBeVisible()
  // The key does not stay where people see it, and survives a reload all the same.
  await expect(page).toHaveURL(`${url}/first-start`)
  await reload(page)
  await page.getByLabel('First name').fill('Sunita')
  await page.getByLabel('Last name').fill('Karki')
  await page.getByLabel('Mobile number').fill('98')
  await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password)
  await expectAccessible(page)
  await next('Create account')
  await expect(page.getByText('10 digits')).toBeVisible()
  await page.getByLabel('Mobile number').fill(OWNER.contact)
  await next('Create account')

  // A busy machine hashes a password for a while.
  await expect(step('What is your brand called?')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).fill(OTHER.name)
  await page.getByLabel('E-mail').fill(OTHER.email)
  await page.getByLabel('Telephone', { exact: true }).fill('call us')
  await page.getByLabel('Telephone of the service').fill(OTHER.servicePhone)
  await page.getByLabel('Address', { exact: true }).fill(OTHER.address)
  await next('Save and go on')
  await expect(page.getByText('A telephone number needs 6 to 15 digits')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(OTHER.name)
  await page.getByLabel('Telephone', { exact: true }).fill(OTHER.phone)
  await next('Save and go on')

  await expect(step('How does it look?')).toBeVisible()
  await page.getByLabel('Logo: ').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() })
  await expect(page.getByRole('radio', { name: '#f59e0b' })).toBeVisible()
  await page.getByRole('radio', { name: '#0b6e4f' }).check({ force: true })
  await expect(page.getByRole('textbox', { name: 'Colour' })).toHaveValue('#0b6e4f')
  await expectAccessible(page)
  await next('Save and go on')

  await expect(step('Bring your catalogue')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(step('How does it look?')).toBeVisible()
  // A second visit goes on where one was.
  await go(page, '/first-start')
  await expect(step('Bring your catalogue')).toBeVisible()
  await page.getByLabel('Spreadsheet').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: SHEET })
  await next('Import products')
  await expect(page.getByText('1 product imported').first()).toBeVisible()
  await next('Go on')

  await expect(step('Keep the demo?')).toBeVisible()
  await expectAccessible(page)
  await next('Keep it for now')
  await expect(step('You are set up')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the office' }).click()
  await page.waitForURL('**/baltra-admin-dashboard')
}

/** A product of a category that the shop does not have yet. */
const SHEET = Buffer.from(
  'category,sub_category,name,sub_heading,model_name,model_num,price,warranty,packaging,color_styles,specification,sizing,usage\n' +
    'Garden,Hoses,Hose,Waters,Kulo,HH-100,1950,1 Year,Box,Green,Rubber,20 m,Turn on\n',
)

const logo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect x="20" y="40" width="240" height="120" fill="#0b6e4f"/><circle cx="330" cy="100" r="50" fill="#f59e0b"/></svg>',
    ),
  )
    .png()
    .toBuffer()

/** Everything that is cheaply had over HTTP, and what of the first brand it still says. */
async function wordsOfTheFirst(product: Product): Promise<string[]> {
  const page = (path: string) => body(product, path)
  const [admin, asha] = await Promise.all([tokenFor(product, OWNER), tokenFor(product, CUSTOMER)])
  const found: string[] = []
  const look = (where: string, whole: string, words = FIRST_BRAND) => {
    const text = whole.replaceAll(FIXED, '')
    const [word] = words.exec(text) ?? []
    if (word) found.push(`${where}: ${around(text, word)}`)
  }

  const screens = await screensOf(product, admin)
  for (const locale of LOCALES)
    for (const path of [...screens, ...FILES]) {
      const at = localePrefix(locale) + path
      look(at, await page(at))
    }
  for (const locale of LOCALES)
    for (const path of [LANDING, SHOP_HOME, ABOUT])
      look(locale + path, await page(localePrefix(locale) + path), ITS_FACTS)
  for (const path of FILES_OF_ALL) look(path, await page(path))

  for (const [who, token] of [
    ['admin', admin],
    ['customer', asha],
  ] as const)
    for (const path of LISTS) look(`${who} ${path}`, await body(product, `/api${path}`, token))

  // A code, and what the demo's people are sent.
  const contact = newNumber()
  await fetch(`${product.url}/api/customer/requestotp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ contact }),
  })
  expect(await product.sms(contact, /sign-up code/)).toContain(OTHER.name)
  look('text messages', await readFile(join(product.dataDir, 'sms.jsonl'), 'utf8'))

  const papers = await papersOf(product, admin, asha)
  expect(papers.certificate).toContain(OTHER.servicePhone)
  expect(papers.quotation).toContain(OTHER.phone)
  expect(papers.quotation).toContain(OTHER.name)
  expect(papers.sheet).toContain('The customer confirms')
  for (const [name, text] of Object.entries(papers)) look(name, text)

  const mail = await mailTo(product, asha, admin)
  for (const text of [OTHER.name, OTHER.phone]) expect(mail).toContain(text)
  look('e-mail', mail)

  for (const locale of LOCALES) {
    const offline = await offlinePage(product, locale)
    for (const text of [OTHER.name, OTHER.servicePhone]) expect(offline).toContain(text)
    expect(offline).not.toMatch(/viber:|<svg/)
    look(`offline page in ${locale}`, offline)
    for (const status of [429, 500, 503])
      look(`failure page ${status} in ${locale}`, failurePage(NO_STYLES, status, 'req-1', locale))
  }
  return found
}

/** The texts of the papers that people are given. */
async function papersOf(product: Product, admin: string, asha: string) {
  const { data: asked } = await json<{ data: { id: number; status: string }[] }>(
    product,
    '/products/getallquotation',
    asha,
  )
  const approved = asked.find(({ status }) => status === 'Approved')!.id
  const textOf = async (path: string, token: string, locale: Locale = 'en') => {
    const headers = { authorization: `Bearer ${token}`, [LOCALE_HEADER]: locale }
    return (await pagesOf(await (await fetch(`${product.url}/api${path}`, { headers })).blob())).join('\n')
  }
  const [certificate, quotation, sheet, sheetInNepali] = await Promise.all([
    textOf('/stocks/warrantycertificate/1', asha),
    textOf(`/products/getquotationpdf/${approved}`, admin),
    textOf('/stocks/jobsheets?ids=1', admin),
    textOf('/stocks/jobsheets?ids=1', admin, 'ne'),
  ])
  return { certificate, quotation, sheet, sheetInNepali }
}

/** What staff write to a customer, as she gets it by e-mail once she asks for that. */
async function mailTo(product: Product, customer: string, admin: string): Promise<string> {
  const send = async (method: string, path: string, token: string, body: object) => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    expect(answer.status, path).toBe(200)
  }
  await send('POST', `/email/${await emailConfirmingToken(product)}`, customer, {})
  await send('PUT', '/customer/preferences', customer, { topic: 'repairs', email: true })
  const { data } = await json<{ data: { id: number }[] }>(product, '/stocks/getallcomplaintsbycustomer', customer)
  await send('POST', `/stocks/complaints/${data[0]!.id}/messages`, admin, { kind: 'staff', text: 'We bring the part.' })
  const outbox = () => readFile(join(product.dataDir, MAIL_OUTBOX), 'utf8').catch(() => '')
  await expect.poll(outbox).toContain('We bring the part.')
  return outbox()
}

/** As its service worker shows it, which is run here without a browser. */
async function offlinePage(product: Product, locale: Locale): Promise<string> {
  const script = await body(product, `${localePrefix(locale)}/sw.js`)
  const world = { addEventListener: () => {}, location: new URL(product.url), URL }
  return runInNewContext(`${script};pageOf([], [])`, world) as string
}

/** The server's page for failures is looked at as it is written: no address makes a healthy product fail. */
const NO_STYLES = { assets: { routes: {} } } as WebsiteBuild

/** Files of the website, in each language. */
const FILES = ['/manifest.webmanifest', '/sw.js']
const FILES_OF_ALL = ['/robots.txt', '/sitemap.xml', '/favicon.svg', '/api/docs', '/api/openapi.json']

const LISTS = Object.values(contract as Record<string, Record<string, Endpoint>>)
  .flatMap((domain) => Object.values(domain))
  .filter(({ method, path, response }) => method === 'GET' && !path.includes(':') && 'safeParse' in response)
  .map(({ path }) => path)

/** Every address of every room, as the server sends it. */
async function screensOf(product: Product, token: string): Promise<string[]> {
  const { data: units } = await json<{ data: { code_address: string }[] }>(product, '/products/getproductqr', token)
  const { data: complaint } = await json<{ data: { tracking_path: string } }>(
    product,
    '/stocks/getcomplaintbyid/1',
    token,
  )
  const lastPart = (path: string) => path.split('/').at(-1)!
  const screens = allScreens({
    [SCANNED_UNIT]: lastPart(units[0]!.code_address),
    [TRACKED_COMPLAINT]: lastPart(complaint.tracking_path),
    [UNSUBSCRIBE]: await stoppingToken(product),
    [BILL_LINK]: await billToken({ ...product, admin: OWNER }),
    [QUOTATION_LINK]: await quotationToken({ ...product, admin: OWNER }),
    [ESTIMATE_LINK]: await estimateToken({ ...product, admin: OWNER }),
    [CONFIRM_NUMBER]: await confirmingToken({ ...product, admin: OWNER }),
    [CONFIRM_EMAIL]: await emailConfirmingToken(product),
    [CAMPAIGN_ANSWER]: (await campaignAnswer({ ...product, admin: OWNER })).token,
  })
  // Of signed-in screens the server sends frames, which are alike; what is in them comes by calls.
  const few: Record<Room, number> = { visitor: Infinity, customer: 4, staff: 3, engineer: 1 }
  return (Object.keys(few) as Room[]).flatMap((room) =>
    screens
      .filter((screen) => screen.room === room)
      .slice(0, few[room])
      .flatMap(({ filled: [first = ''], absent }) => [first, ...(absent ? [absent] : [])]),
  )
}

const json = async <T>(product: Product, path: string, token: string) =>
  JSON.parse(await body(product, `/api${path}`, token)) as T

async function body({ url }: Product, path: string, token?: string): Promise<string> {
  const answer = await fetch(url + path, {
    headers: { accept: 'text/html', ...(token && { authorization: `Bearer ${token}` }) },
  })
  return answer.text()
}

const around = (text: string, word: string): string => {
  const at = text.indexOf(word)
  return text.slice(Math.max(0, at - 40), at + word.length + 40)
}

const PICTURES = ['/share.jpg', '/ne/share.jpg', '/icon-192.png', '/apple-touch-icon.png']

async function picturesOf(url: string): Promise<Record<string, Buffer>> {
  const bytes = await Promise.all(
    PICTURES.map(async (path) => Buffer.from(await (await fetch(url + path)).arrayBuffer())),
  )
  return Object.fromEntries(PICTURES.map((path, at) => [path, bytes[at]!]))
}
