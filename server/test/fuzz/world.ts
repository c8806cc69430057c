import { mkdir, rm } from 'node:fs/promises'
import zones from 'contract/data/zones.json' with { type: 'json' }
import { WEBSITE_PAGES } from 'contract/website-pages/words'
import { sql, type Updateable } from 'kysely'
import { grantVerification } from '../../src/accounts/verification.ts'
import type { Complaint } from '../../src/core/schema.ts'
import { unsubscribeToken } from '../../src/preferences/unsubscribe-token.ts'
import { beginSession } from '../../src/sessions/begin-session.ts'
import { buildComplaint } from '../factories/complaint.ts'
import { buildEnquiry } from '../factories/enquiry.ts'
import { buildExtendable } from '../factories/extension.ts'
import { buildFile } from '../factories/file.ts'
import { buildNotice } from '../factories/notice.ts'
import { buildPersonalisation } from '../factories/personalisation.ts'
import { buildQuotation } from '../factories/quotation.ts'
import { buildRegistration } from '../factories/registration.ts'
import { buildReview } from '../factories/review.ts'
import type { TestAccount } from '../factories/builders.ts'
import type { TestApp } from '../test-app.ts'
import { fuzzCallers, type Callers } from './callers.ts'
import { alignIds, lookAround } from './living.ts'
import { resolved } from './resolved.ts'

/** Rows for requests to be about, and who sends them. */
export interface World {
  callers: Callers
  /** Resolves placeholders such as `@id:3`. */
  resolve: <T>(value: T) => T
}

const [zone] = zones.zones
const PLACE = { zone: zone!.name, area: zone!.areas[0]!.name }
/** Of every customer of the factories. */
const EMAIL = 'asha@example.com'
let numbers = 9_810_000_000

/** One of everything that there can be, of each of two customers, and looks at what there is besides. */
export async function fuzzWorld(tested: TestApp): Promise<World> {
  await alignIds(tested.services.db)
  const callers = await fuzzCallers(tested)
  const [asha, bina] = [callers.account('customer'), callers.account('other customer')]
  for (const customer of [asha, bina]) await ownThings(tested, customer)
  await things(tested, callers)
  await pages(tested, callers)
  await forgetStaged(tested)
  for (const customer of [bina, asha]) await underWay(tested, customer)
  const living = await lookAround(tested.services.db)
  living.uuids.push(await deadJob(tested))
  const fresh = String((numbers += 1))
  const prove = (contact: string, purpose: 'register' | 'reset') =>
    grantVerification(tested.services.db, contact, purpose, tested.clock.now())
  living.columns.set('contact', [fresh, asha.contact, bina.contact])
  living.columns.set('verification_token', [await prove(fresh, 'register'), await prove(asha.contact, 'reset')])
  living.columns.set('token', [
    ...[asha, bina].map(({ id }) => unsubscribeToken(tested.services.config, { id, topic: 'repairs', email: EMAIL })),
    ...(living.columns.get('token') ?? []),
  ])
  return { callers, resolve: (value) => resolved(value, living) }
}

async function ownThings({ services, build, as }: TestApp, customer: TestAccount) {
  const { id, package_id } = await extendable({ services, build }, customer)
  await as(customer).extensions.request({ body: { stock_id: id, package_id } })
  await buildExtendable(services, build, { customer, points: 2000 })
  await buildComplaint(services, { customer })
  const ofOther = async (columns: Updateable<Complaint>) => {
    const { id } = await buildComplaint(services, { customer })
    await services.db
      .updateTable('complaint')
      .set({ ...PLACE, ...columns })
      .where('id', '=', id)
      .execute()
  }
  await ofOther({ status: 'Completed', job_closing_date: services.clock.now() })
  await ofOther({ dispatch_state: 'dispatched', job_no: `CRM-${customer.id}` })
  await buildRegistration(services, { customer })
  await buildQuotation(services, { customer })
  const lines = [{ description: 'Steam Kettle', quantity: 24, unit_price: 4_850 }]
  await buildQuotation(services, { customer, status: 'Approved', lines })
  await buildPersonalisation(services, { customer })
  await buildNotice(services, { customer })
  await buildReview(services, { customer })
}

/** What has no number, the newest last: a file that comes in parts, and a session besides. */
async function underWay({ services, as }: TestApp, customer: TestAccount) {
  await as(customer).uploads.begin({ body: { kind: 'image', filename: 'hum.jpg', bytes: 40_000 } })
  await beginSession(services, services.db, { id: customer.id, role: 'customer' }, 'another device')
}

async function extendable({ services, build }: Pick<TestApp, 'services' | 'build'>, customer: TestAccount) {
  const { id, long } = await buildExtendable(services, build, { customer })
  return { id, package_id: long.id }
}

async function things({ services, build, as }: TestApp, callers: Callers) {
  await build.category()
  await build.subCategory()
  await build.product({ featured_rank: 3 })
  await build.unit()
  for (const at of [(numbers += 1), (numbers += 1)]) {
    const centre = await build.servicePoint({ kind: 'service_centre', name: `Centre ${at}` })
    await build.engineer({ centre_id: centre.id, phone: String(at) })
  }
  await buildEnquiry(services)
  const file = await buildFile(services, { kind: 'pdf', type: 'application/pdf' })
  await services.db.insertInto('catalogue').values({ catalogue_type: 'Kitchen', file_id: file.id }).execute()
  const view = { list: 'all-products-list', name: 'Dear ones', query: 'sort=-price', is_shared: true } as const
  await as(callers.account('admin')).savedViews.save({ body: view })
}

/** Of each page a published version and a draft. */
async function pages({ services, as }: TestApp, callers: Callers) {
  await services.db.deleteFrom('website_page').execute()
  const { websitePages } = as(callers.account('admin'))
  for (const page of WEBSITE_PAGES) {
    const params = { page }
    const write = async (words: string) => {
      const { version, parts } = (await websitePages.get({ params })).data
      const heading = { en: words, ne: '' }
      const { hero, opening, document } = parts
      const changed = {
        ...(hero && { hero: { ...hero, heading } }),
        ...(opening && { opening: { ...opening, heading } }),
        ...(document && { document: { ...document, title: heading } }),
      }
      return (await websitePages.save({ params, body: { version, ...changed } })).data
    }
    const { version } = await write('Of yesterday')
    await websitePages.publish({ params, body: { version } })
    await write('Of tomorrow')
  }
}

/** Files staged by the factories, which are not counted as leftovers. */
async function forgetStaged({ services: { files } }: TestApp) {
  await rm(files.stagingDir, { recursive: true })
  await mkdir(files.stagingDir)
}

/** A message that could not be delivered. */
async function deadJob({ services }: TestApp): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, source_name) values ('dead', '{}', 'sms.send') returning id`.execute(
    services.db,
  )
  return rows[0]!.id
}
