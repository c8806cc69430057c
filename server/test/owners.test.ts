import { may } from 'contract/core/access'
import type { Endpoint } from 'contract/core/endpoint'
import { contract } from 'contract/index'
import { routeTable } from 'contract/core/route-table'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { encoded } from './api-over.ts'
import { buildComplaint, complaintForm } from './factories/complaint.ts'
import { buildExtendable } from './factories/extension.ts'
import { buildPersonalisation } from './factories/personalisation.ts'
import { buildQuotation } from './factories/quotation.ts'
import { testApp } from './test-app.ts'

/** A call that names a row of a customer. */
interface Naming {
  kind: Kind
  /** the field of the body that names it; else the address does */
  field?: string
  /** further fields of a valid call */
  body?: () => Promise<Record<string, unknown>> | Record<string, unknown>
}
type Kind = 'product' | 'complaint' | 'quotation' | 'extension' | 'notice' | 'session' | 'upload'

/** An unknown id. */
const absent = (kind: Kind): string =>
  kind === 'session' || kind === 'upload' ? '00000000-0000-4000-8000-000000000000' : '2147483647'

const product: Naming = { kind: 'product' }
const complaint: Naming = { kind: 'complaint' }

/** Every call in which a customer names a row that may be another account's. */
const CALLS: Record<string, Naming> = {
  'registrations.getMine': product,
  'registrations.deleteMine': product,
  'complaints.register': { ...product, body: complaintForm },
  'complaints.getMine': complaint,
  'complaints.listMyMessages': complaint,
  'complaints.writeMine': { ...complaint, body: () => ({ text: 'Hello', key: 'first' }) },
  'complaints.markMyRead': { ...complaint, body: () => ({}) },
  'complaints.confirm': complaint,
  'complaints.reopen': { ...complaint, body: () => ({ remark: 'It still hums' }) },
  'complaints.rate': { ...complaint, body: () => ({ rating: 4 }) },
  'quotations.getMine': { kind: 'quotation' },
  'quotations.myPdf': { kind: 'quotation' },
  'warrantyPackages.offers': product,
  'extensions.points': product,
  'extensions.plan': product,
  'extensions.certificate': product,
  'extensions.redeem': { ...product, field: 'stock_id', body: () => ({}) },
  'extensions.request': { ...product, field: 'stock_id', body: () => ({ package_id: 1 }) },
  'extensions.cancelMine': { kind: 'extension' },
  'notices.read': { kind: 'notice', body: () => ({}) },
  'notices.unread': { kind: 'notice', body: () => ({}) },
  'sessions.end': { kind: 'session' },
  'uploads.get': { kind: 'upload' },
  'uploads.addPart': { kind: 'upload' },
  'uploads.cancel': { kind: 'upload' },
}

/** Calls that name rows without an owner. */
const OF_ALL = [
  'accounts.enableMembership', // any account but the caller's own is refused
  'reviews.getMine',
  'reviews.deleteMine',
  'reviews.add',
  'personalisations.request',
]

const endpoints = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
)
const routes = routeTable(contract)

test('every call of the portal that names a row is tried below', () => {
  const naming = endpoints.filter(({ endpoint }) => isOfPortal(endpoint) && namesRow(endpoint))
  expect(naming.map(({ name }) => name).toSorted()).toEqual([...Object.keys(CALLS), ...OF_ALL].toSorted())
})

test('another customer’s rows are answered like rows that are not there, and stay as they were', async () => {
  const { app, world, asha, bina } = await ownersWorld()
  const before = await readAll(app, world, asha.token)
  const answers: Record<string, unknown[]> = {}
  for (const name of Object.keys(CALLS)) {
    const foreign = await answerOf(app, name, world[CALLS[name]!.kind], bina.token)
    const nowhere = await answerOf(app, name, absent(CALLS[name]!.kind), bina.token)
    answers[name] = [foreign.status, foreign.body]
    expect(foreign, name).toEqual(nowhere)
  }
  expect(Object.entries(answers).filter(([, [status]]) => status !== 404)).toEqual([])
  expect(await readAll(app, world, asha.token)).toEqual(before)
})

test('lists of the portal hold one’s own rows alone', async () => {
  const { app, bina } = await ownersWorld()
  const lists = endpoints.filter(
    ({ endpoint }) => isOfPortal(endpoint) && endpoint.method === 'GET' && !endpoint.path.includes(':'),
  )
  const held: [string, unknown][] = []
  for (const { name, endpoint } of lists) {
    const { body } = await inject(app, endpoint, endpoint.path, bina.token)
    const { data } = body as { data?: unknown }
    // Bina has one thing: the session that asks.
    if (Array.isArray(data) && name !== 'sessions.list') held.push([name, data])
  }
  expect(held.map(([name]) => name)).toEqual(expect.arrayContaining(['quotations.list', 'personalisations.list']))
  expect(held.length).toBeGreaterThan(7)
  expect(held.filter(([, data]) => (data as unknown[]).length > 0)).toEqual([])
})

/** Asha owns one of everything, Bina nothing. */
async function ownersWorld() {
  const tested = await testApp({ work: false })
  const { app, as, build, services } = tested
  const asha = await build.customer({ firstname: 'Asha' })
  const bina = await build.customer({ firstname: 'Bina' })
  const extendable = await buildExtendable(services, build, { customer: asha, points: 2000 })
  const filed = await buildComplaint(services, { customer: asha })
  const staff = as(await build.admin())
  await staff.complaints.changeStatus({ params: { id: filed.id }, body: { status: 'Completed' } })
  const line = { description: 'Steam Kettle', quantity: 24, unit_price: 4_850 }
  const quotation = await buildQuotation(services, { customer: asha, status: 'Approved', lines: [line] })
  await buildPersonalisation(services, { customer: asha })
  const { data: extension } = await as(asha).extensions.request({
    body: { stock_id: extendable.id, package_id: extendable.long.id },
  })
  const told = { account_id: asha.id, kind: 'complaint' as const, title: 'Completed', text: 'It works', address: '/t' }
  const notice = await services.db.insertInto('notice').values(told).returning('id').executeTakeFirstOrThrow()
  const { data: sessions } = await as(asha).sessions.list()
  const { data: upload } = await as(asha).uploads.begin({
    body: { kind: 'video', filename: 'hum.mp4', bytes: 9_000_000 },
  })
  const world: Record<Kind, string> = {
    product: String(extendable.id),
    complaint: String(filed.id),
    quotation: String(quotation.id),
    extension: String(extension.id),
    notice: String(notice.id),
    session: sessions[0]!.id,
    upload: upload.id,
  }
  return { app, world, asha, bina }
}

/** What the owner reads of each row; each is there. */
async function readAll(app: FastifyInstance, world: Record<Kind, string>, token: string) {
  const reads = Object.keys(CALLS).filter((name) => endpointOf(name).method === 'GET')
  const answers: Record<string, unknown> = {}
  for (const name of reads) {
    const { status, body } = await answerOf(app, name, world[CALLS[name]!.kind], token)
    expect(status, name).toBe(200)
    // Signatures of files change every five minutes.
    answers[name] = JSON.parse(JSON.stringify(body).replaceAll(/(\/files\/\d+)\/\d+\/[\w-]+\//g, '$1/'))
  }
  return answers
}

async function answerOf(app: FastifyInstance, name: string, id: string, token: string) {
  const { field, body } = CALLS[name]!
  const endpoint = endpointOf(name)
  const values = body || field ? { ...(await body?.()), ...(field && { [field]: Number(id) }) } : undefined
  const path = endpoint.path.replace(':id', id).replace(':offset', '0')
  if (name === 'uploads.addPart')
    return inject(app, endpoint, path, token, { payload: Buffer.alloc(64 * 1024), type: 'application/octet-stream' })
  return inject(app, endpoint, path, token, values && (await encoded(values, isMultipart(name))))
}

async function inject(
  app: FastifyInstance,
  { method }: Endpoint,
  path: string,
  token: string,
  form?: Awaited<ReturnType<typeof encoded>>,
) {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...(form?.type && { 'content-type': form.type }) },
    ...(form?.payload !== undefined && { payload: form.payload }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  const body: unknown = isJson ? withoutMoment(answer.json()) : answer.headers['content-type']
  return { status: answer.statusCode, body }
}

/** Without what differs per response: its id, and the signature of an address. */
const withoutMoment = (body: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify({ ...body, request_id: undefined }).replace(/\?[^"]*(sig|expires|token)[^"]*/g, ''))

const isOfPortal = ({ access }: Endpoint) => may('customer', access) && access !== 'public'
const namesRow = ({ path, body }: Endpoint) =>
  path.includes(':') || Object.keys(body && 'shape' in body ? body.shape : {}).some((field) => field.endsWith('_id'))

function endpointOf(name: string): Endpoint {
  const found = endpoints.find((one) => one.name === name)
  if (!found) throw new Error(`There is no call ${name}`)
  return found.endpoint
}

function isMultipart(name: string): boolean {
  const [domain = '', call = ''] = name.split('.')
  return routes[domain]?.[call]?.multipart ?? false
}
