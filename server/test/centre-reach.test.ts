import type { FastifyInstance } from 'fastify'
import { mayCall } from 'contract/core/access'
import type { Endpoint } from 'contract/core/endpoint'
import { isBoundToCentre, ROLES } from 'contract/core/roles'
import { contract } from 'contract/index'
import { expect, test } from 'vitest'
import { buildComplaint } from './factories/complaint.ts'
import { testApp } from './test-app.ts'

const endpoints = Object.entries(contract).flatMap(([domain, names]) =>
  Object.entries<Endpoint>(names).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
)
const BOUND = ROLES.filter(isBoundToCentre)
const UNBOUND = ROLES.filter((role) => !isBoundToCentre(role) && role !== 'customer')

/** In every row of the other centre, and in no other. */
const MARK = 'Zanskar'
const DAY = '2030-03-04'

/** Two service centres, each with its engineer, a complaint with a visit, and somebody who runs it. */
async function twoCentres() {
  const world = await testApp({ work: false })
  const { build, as } = world
  const office = as(await build.admin())
  const [own, other] = await Promise.all([centreOf('Pokhara', 'Asha'), centreOf(MARK, MARK)])
  return { ...world, office, own, other }

  async function centreOf(name: string, firstname: string) {
    const { id } = await build.servicePoint({ kind: 'service_centre', name: `${name} Service Centre`, districts: [] })
    const engineer = await build.engineer({ name: `${name} Tamang`, centre_id: id })
    const customer = await build.customer({ firstname })
    const serial = `${name.toUpperCase()}-77`
    const complaint = await buildComplaint(world.services, { customer, serial_number: serial })
    const params = { id: complaint.id }
    await office.assignments.assign({ params, body: { centre_id: id } })
    await office.complaints.planVisit({ params, body: { engineer_id: engineer.id, visit_date: DAY } })
    await office.complaintTags.change({ params, body: { add: [`${name} batch`] } })
    await as(customer).complaints.writeMine({ params, body: { text: `When does ${name} come?` } })
    return { id, name, engineer: engineer.id, complaint: complaint.id, serial, day: DAY, customer }
  }
}

type World = Awaited<ReturnType<typeof twoCentres>>
type Centre = World['own']

/** How each call that narrows its own rows is asked for those of a centre. A new one without an entry fails. */
const ASKED: Record<string, (centre: Centre) => { url?: string; body?: object }> = {
  'complaints.list': ({ serial }) => ({ url: `?search=${serial}` }),
  'complaints.board': ({ serial }) => ({ url: `?search=${serial}` }),
  'complaints.export': ({ serial }) => ({ url: `?search=${serial}&format=csv` }),
  'complaints.bulkStatus': ({ complaint }) => ({ body: { ids: [complaint], status: 'On Service' } }),
  'complaints.bulkPriority': ({ complaint }) => ({ body: { ids: [complaint], priority: 'urgent' } }),
  'jobSheets.print': ({ complaint }) => ({ url: `?ids=${complaint}` }),
  'jobSheets.printDay': ({ engineer, day }) => ({ url: `?day=${day}&engineer_id=${engineer}` }),
  'complaintTags.listUsed': () => ({}),
  'complaintTags.changeMany': ({ complaint }) => ({ body: { ids: [complaint], add: ['vip'] } }),
  'bulkMessages.preview': ({ complaint }) => ({ body: { ids: [complaint], text: 'Dear {customer}' } }),
  'bulkMessages.send': ({ complaint }) => ({ body: { ids: [complaint], text: 'Dear {customer}' } }),
  'assignments.assignMany': ({ complaint, engineer }) => ({ body: { ids: [complaint], engineer_id: engineer } }),
  'assignments.day': ({ day }) => ({ url: `?day=${day}` }),
  'assignments.board': ({ day }) => ({ url: `?from=${day}` }),
  'assignments.moveDay': ({ engineer, day }) => ({
    body: { engineer_id: engineer, day, to: [engineer], to_day: '2030-03-05', seen: 1 },
  }),
  'mentions.colleagues': () => ({}),
  'dashboard.attention': () => ({}),
  'history.list': ({ complaint }) => ({ url: `complaint/${complaint}` }),
  'finder.find': ({ serial }) => ({ url: `?text=${serial}` }),
  'engineers.list': () => ({}),
}

test('somebody bound to a service centre reaches no row of another one, by any call', async () => {
  const world = await twoCentres()
  const { build, own, other } = world
  await build.admin({ role: 'centre_incharge', centre_id: other.id, firstname: MARK })
  const wrong: string[] = []
  for (const role of BOUND) {
    const { token } = await build.admin({ role, centre_id: own.id })
    for (const { name, endpoint } of endpoints.filter((one) => mayCall(role, one.endpoint))) {
      const foreign = await answerOf(world.app, { name, endpoint, token }, other)
      if (foreign && (foreign.body.includes(MARK) || foreign.isDone)) wrong.push(`${role} at ${name}: ${foreign.body}`)
    }
    for (const { name, endpoint } of endpoints.filter((one) => mayCall(role, one.endpoint))) {
      const kept = await answerOf(world.app, { name, endpoint, token }, own)
      if (kept && (kept.status === 403 || kept.status === 404)) wrong.push(`${role} at ${name}: ${kept.status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('everybody else who reads complaints sees those of every centre', async () => {
  const { build, as, own, other } = await twoCentres()
  for (const role of UNBOUND.filter((each) => mayCall(each, contract.complaints.list))) {
    const { data } = await as(await build.admin({ role })).complaints.list({})
    expect([role, new Set(data.map(({ id }) => id))]).toEqual([role, new Set([own.complaint, other.complaint])])
  }
})

test('the counts, lists and engineers of a centre are its own', async () => {
  const { build, as, own, other, office } = await twoCentres()
  const desk = as(await build.admin({ role: 'centre_incharge', centre_id: own.id }))
  expect((await desk.complaints.list({})).pagination).toMatchObject({ total_results: 1 })
  expect((await desk.dashboard.attention()).data).toMatchObject({
    messages_unread: { total: 1 },
    complaints_open: { total: 1 },
  })
  expect((await office.dashboard.attention()).data).toMatchObject({
    messages_unread: { total: 2 },
    complaints_open: { total: 2 },
  })
  const { data: choices } = await desk.assignments.choices({ params: { id: own.complaint }, query: {} })
  expect([choices.centres, choices.engineers].map((rows) => rows.map(({ id }) => id))).toEqual([
    [own.id],
    [own.engineer],
  ])
  const none = as(await build.admin({ role: 'centre_incharge' }))
  expect((await none.complaints.list({})).data).toEqual([])
  expect(
    (await as(await build.admin({ role: 'centre_incharge', centre_id: other.id })).engineers.list({})).data,
  ).toMatchObject([{ id: other.engineer }])
})

test('a centre gives no complaint away, and nobody of another one owns or is told of its complaints', async () => {
  const { build, as, own, other, office } = await twoCentres()
  const stranger = await build.admin({
    role: 'centre_incharge',
    centre_id: other.id,
    firstname: 'Pema',
    lastname: 'Lama',
  })
  const desk = as(await build.admin({ role: 'centre_incharge', centre_id: own.id }))
  const params = { id: own.complaint }
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: Error) => error.message,
    )
  expect(await outcome(desk.assignments.assign({ params, body: { centre_id: other.id } }))).toBe(
    '422 Ask the office to give it to another service centre',
  )
  expect(await outcome(desk.assignments.assign({ params, body: { engineer_id: other.engineer } }))).toBe(
    '404 Engineer not found',
  )
  expect(await outcome(office.assignments.assign({ params, body: { owner_id: stranger.id } }))).toBe(
    '422 Choose a member of staff who works on complaints',
  )
  await office.complaints.write({ params, body: { kind: 'internal', text: 'Please look, @Pema Lama' } })
  expect((await as(stranger).notices.list({})).data).toEqual([])
})

interface Tried {
  name: string
  endpoint: Endpoint
  token: string
}

/** What a call about a centre's rows answers; undefined where nothing in the call belongs to a centre. */
async function answerOf(app: FastifyInstance, { name, endpoint, token }: Tried, centre: Centre) {
  const asked = askedOf(name, endpoint, centre)
  if (!asked) return undefined
  const { statusCode: status, body } = await app.inject({
    method: endpoint.method,
    url: `/api${asked.url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(endpoint.method !== 'GET' && { payload: asked.body ?? {} }),
  })
  const isRead = endpoint.method === 'GET'
  const isRow = endpoint.centre === 'complaint' || endpoint.centre === 'engineer'
  return { status, body, isDone: isRow ? status !== 404 : !isRead && status < 400 && !isSkipped(body) }
}

function askedOf(name: string, { path, centre: kept }: Endpoint, centre: Centre) {
  if (kept === 'complaint' || kept === 'engineer') return { url: path.replace(':id', String(centre[kept])) }
  if (kept !== 'handler') return undefined
  const ask = ASKED[name]
  if (!ask) throw new Error(`${name} keeps to a centre by itself: say here how it is asked for the rows of one`)
  const { url = '', body } = ask(centre)
  const bare = path.replace(':subject/:id', '')
  return { url: `${bare}${url}`, body }
}

/** Of the rows that were named, none was changed, or would be. */
function isSkipped(body: string): boolean {
  const { done, data } = JSON.parse(body) as { done?: number; data?: { messages?: number } }
  return done === 0 || data?.messages === 0
}
