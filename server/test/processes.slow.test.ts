import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bytesOf, keysOf } from '../src/platform/files/testing/test-files.ts'
import { pagesOf } from '../src/platform/papers/testing/pages-of.ts'
import { isBuilt } from './attacks/test-site.ts'
import { freshPhoto, productForm } from './factories/product.ts'
import { buildRegistration, registrationForm } from './factories/registration.ts'
import { freshDatabase } from './fresh-database.ts'
import { productProcess } from './product-process.ts'
import { refusal } from './refusal.ts'
import { firstAnswer, severalProcesses } from './several-processes.ts'

const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env

/** Each starts two or three processes. */
const TIMEOUT_MS = 120_000

describe.skipIf(!TEST_DATABASE_URL || !TEST_REDIS_URL)(
  'two processes on one PostgreSQL, one Redis and one S3',
  { timeout: TIMEOUT_MS },
  () => {
    test('start together on a database with nothing in it, with one key to set it up', async () => {
      const { env, drop } = await freshDatabase('')
      onTestFinished(drop)
      const shared = { ...env, AUTH_SECRET: 'one-secret-for-all-processes-of-it' }
      const both = await Promise.all([productProcess(shared), productProcess(shared)])
      const said = await Promise.all(both.map(({ opened }) => opened()))
      expect(said).toEqual([expect.stringContaining('Baltra is open'), expect.stringContaining('Baltra is open')])
      const paths = said.map((lines) => /Set it up at the address in (\S+)/.exec(lines)?.[1] ?? 'nowhere')
      const keys = await Promise.all(paths.map(async (path) => (await readFile(path, 'utf8')).split('#')[1]))
      expect(keys).toEqual([expect.stringMatching(/^\S{43}\n$/), keys[0]])
    })

    test('count tries at signing in together', async () => {
      const { start } = await severalProcesses()
      const [one, other] = await Promise.all([start({ RATE_LIMIT_SCALE: '1' }), start({ RATE_LIMIT_SCALE: '1' })])
      const body = { contact: '9841203118', password: 'not-the-password-1' }
      const statuses = []
      for (let tries = 0; tries < 11; tries += 1)
        statuses.push((await refusal((tries % 2 ? one : other).as().accounts.login({ body })))?.status)
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    })

    test('show an edit that one acknowledged at the other a second later', async () => {
      const { start, build } = await severalProcesses()
      const [one, other] = await Promise.all([start(), start()])
      const { id } = await build.category({ name: 'Kitchen' })
      const names = async () => (await other.as().categories.listPublic()).data.map(({ name }) => name)
      expect(await names()).toEqual(['Kitchen'])
      const body = { name: 'Kitchen and tea', desc: 'To cook and to boil' }
      await one.as(await build.admin()).categories.update({ params: { id }, body })
      await after(1000)
      expect(await names()).toEqual(['Kitchen and tea'])
    })

    test('call the brand by its new name at the other a second after one renamed it', async () => {
      const { start, build } = await severalProcesses()
      const [one, other] = await Promise.all([start(), start()])
      const manifest = async () => (await fetch(`${other.url}/manifest.webmanifest`)).text()
      const admin = await build.admin()
      await one.as(admin).settings.update({ body: { version: 1, brand_name: 'Himalaya Home' } })
      await after(1000)
      expect((await other.as(admin).settings.get()).data.brand_name).toBe('Himalaya Home')
      expect(await manifest()).toContain('Himalaya Home')
    })

    test('show a published page at the other a second later', async () => {
      const { start, build } = await severalProcesses()
      const [one, other] = await Promise.all([start(), start()])
      const pages = one.as(await build.admin()).websitePages
      const shown = async () => (await other.as().websitePages.shown({ params: { page: 'terms' } })).data.clauses
      expect(await shown()).toContain('Introduction')
      const params = { page: 'terms' } as const
      const { data } = await pages.save({ params, body: { version: 1, clauses: { en: '<p>Be kind</p>', ne: '' } } })
      await after(1000)
      expect(await shown()).toContain('Introduction')
      await pages.publish({ params, body: { version: data.version } })
      await after(1000)
      expect(await shown()).toBe('<p>Be kind</p>')
    })

    test('know the days of a BS year at the other a second after one entered its months', async () => {
      const { start, build, services } = await severalProcesses()
      const [one, other] = await Promise.all([start(), start()])
      const [admin, customer] = [await build.admin(), await build.customer()]
      await other.as(customer).accounts.setLanguage({ body: { language: 'ne' } })
      const { id } = await buildRegistration(services, { customer, purchase_date: '2026-07-16' })
      await one.as(admin).registrations.decide({ body: { stock_id: id, status: 'Approved', warranty_months: 12 } })
      const headers = { authorization: `Bearer ${customer.token}` }
      /** What the other process writes on a certificate, tells the customer's screens, and renders into a page. */
      const told = async () => {
        const paper = await fetch(`${other.url}/api/stocks/warrantycertificate/${id}`, { headers })
        const [certificate = ''] = await pagesOf(await paper.blob())
        const { bs_years } = (await other.as(customer).accounts.profile()).data
        const page = isBuilt ? await (await fetch(`${other.url}/ne/service`)).text() : undefined
        return { days: certificate.match(/(?:लगभग\s+)?[०-९]+\s+\S+\s+२०८४/)?.[0], bs_years, page }
      }
      const before = await told()
      expect([before.days, before.bs_years]).toEqual([expect.stringMatching(/^लगभग\s+३२\s+असार/), []])
      // Ashadh ends a day earlier than the forecast has it.
      const months = [31, 31, 31, 32, 31, 30, 30, 30, 29, 30, 30, 30]
      const bs_years = [{ year: 2084, months }]
      await one.as(admin).settings.update({ body: { version: 1, bs_years: JSON.stringify(bs_years) } })
      await after(1000)
      const since = await told()
      expect([since.days, since.bs_years]).toEqual([expect.stringMatching(/^१\s+साउन/), bs_years])
      const carried = [[], bs_years].map((years) => expect.stringContaining(`"bsYears":${JSON.stringify(years)}`))
      expect([before.page, since.page]).toEqual(isBuilt ? carried : [undefined, undefined])
    })

    test('write to customers in the new words at the other a second after one changed them', async () => {
      const { start, build } = await severalProcesses()
      const [one, other] = await Promise.all([start(), start()])
      const admin = await build.admin()
      const params = { key: 'account_added' } as const
      const en = '{brand}: welcome, make it yours: {link}'
      const sms = async () => (await other.as(admin).customerTexts.preview({ params, body: {} })).data.en.sms?.text
      expect(await sms()).toContain('we keep your products')
      await one.as(admin).customerTexts.update({ params, body: { version: 1, en } })
      await after(1000)
      expect(await sms()).toContain('welcome, make it yours')
    })

    test('serve files the other one stored, also after that one is killed', async () => {
      const { start, build, services } = await severalProcesses()
      const [one, other] = await Promise.all([start(), start()])
      const group = await build.subCategory()
      const body = {
        ...(await productForm()),
        product_images: [await freshPhoto(), await freshPhoto()],
        category_id: group.category_id,
        sub_category_id: group.id,
      }
      await one.as(await build.admin()).products.add({ body })
      const [before = '', afterwards = ''] = await keysOf(services.files)
      const shown = async (key: string) => Buffer.from(await (await fetch(`${other.url}/${key}`)).arrayBuffer())
      expect(await shown(before)).toEqual(await bytesOf(services.files, before))
      one.child.kill('SIGKILL')
      await once(one.child, 'exit')
      expect(await shown(afterwards)).toEqual(await bytesOf(services.files, afterwards))
    })

    test('lose nothing that was acknowledged while one is killed and one is replaced, and show no old price', async () => {
      const { start, services, build } = await severalProcesses()
      const [killed, left] = await Promise.all([start(), start()])
      const open = new Set([killed, left])
      const [admin, asha] = [await build.admin(), await build.customer()]
      const product = await build.product()
      const details = { ...(await productForm()), category_id: product.category_id, product_images: undefined }
      const written: string[] = []
      const registered: number[] = []
      const stale: string[] = []
      const over = new AbortController()

      const write = async (who: number) => {
        for (let n = 0; !over.signal.aborted; n += 1) {
          const name = `Message ${who} ${n}`
          const body = { name, phone: '9841203118', email: 'rai@example.com', note: name }
          if (await firstAnswer(open, ({ as }) => as().enquiries.send({ body }))) written.push(name)
        }
      }
      const upload = async () => {
        while (!over.signal.aborted) {
          const body = await registrationForm()
          const answer = await firstAnswer(open, ({ as }) => as(asha).registrations.register({ body }))
          if (answer) registered.push(answer.data.id)
        }
      }
      const edit = async () => {
        for (let price = 3000; !over.signal.aborted; price += 1) {
          const body = { ...details, sub_category_id: product.sub_category_id, price }
          const edited = await firstAnswer(open, ({ as }) => as(admin).products.update({ params: product, body }))
          if (!edited) continue
          await after(1000)
          for (const { as } of open) {
            const shown = await as()
              .products.getPublic({ params: product })
              .catch(() => undefined)
            if (shown && shown.data.price !== price) stale.push(`${shown.data.price} instead of ${price}`)
          }
        }
      }
      const people = [...Array.from({ length: 5 }, (_, who) => write(who)), upload(), edit()]

      await after(1500)
      killed.child.kill('SIGKILL')
      open.delete(killed)
      await after(500)
      const next = await start()
      open.add(next)
      left.child.kill('SIGTERM')
      open.delete(left)
      const [code] = (await once(left.child, 'exit')) as [number | null]
      await after(1500)
      over.abort()
      await Promise.all(people)

      const stored = new Set((await services.db.selectFrom('enquiry').select('name').execute()).map(({ name }) => name))
      expect(written.filter((name) => !stored.has(name))).toEqual([])
      for (const id of registered) {
        const { data } = await next.as(asha).registrations.getMine({ params: { id } })
        const papers = [data.product_image, data.bill_image_one, data.warranty_image]
        const answers = await Promise.all(papers.map((path) => fetch(`${next.url}${path}`)))
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
        const bytes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength))
        expect(Math.min(...bytes)).toBeGreaterThan(0)
      }
      expect(stale).toEqual([])
      expect([code, written.length > 50, registered.length > 5]).toEqual([0, true, true])
    })
  },
)
