import { mayCall } from 'contract/core/access'
import { isBoundToCentre, ROLES } from 'contract/core/roles'
import { contract } from 'contract/index'
import { expect, test } from 'vitest'
import { ENDPOINTS, type NamedEndpoint } from './calls/endpoints.ts'
import { say, type Said } from './calls/say.ts'
import { worldOf, type World } from './calls/world.ts'
import { WITH_PASSKEYS } from './factories/passkey.ts'
import { testApp } from './test-app.ts'

const BOUND = ROLES.filter(isBoundToCentre)
const UNBOUND = ROLES.filter((role) => !isBoundToCentre(role) && role !== 'customer')
/** Calls about complaints and engineers; the others that somebody of a centre may make have nothing of one. */
const OF_CENTRES = ENDPOINTS.filter(({ endpoint: { centre } }) => centre !== undefined && centre !== 'any')

/** In every row of the other centre, and in no other. */
const MARK = 'Zanskar'
const DAY = '2030-03-04'

/** Two service centres, each with its engineer, a complaint with a visit, and somebody who runs it. */
async function twoCentres() {
  const tested = await testApp({ work: false, env: WITH_PASSKEYS })
  const { build, as } = tested
  const admin = await build.admin()
  const office = as(admin)
  const [own, other] = await Promise.all([centreOf('Pokhara', 'Asha'), centreOf(MARK, MARK)])
  return { ...tested, office, own, other }

  async function centreOf(name: string, firstname: string) {
    const { id } = await build.servicePoint({ kind: 'service_centre', name: `${name} Service Centre`, districts: [] })
    const asha = await build.customer({ firstname })
    const engineer: World['engineer'] = (options) =>
      build.engineer({ name: `${name} Tamang`, centre_id: id, ...options })
    const { id: first } = await engineer()
    let made = 0
    const complaint: World['complaint'] = async ({ customer = asha } = {}) => {
      const serial_number = `${name.toUpperCase()}-${(made += 1)}`
      // Filed on the phone, so without pictures, which take their time.
      const product = { model_name: 'Mixer', model_num: 'M-1', serial_number, purchase_date: '2026-01-31' }
      const body = { customer_id: customer.id, ...product, problem_type: 'Motor' }
      const { data: filed } = await office.complaints.fileForCaller({ body })
      const params = { id: filed.id }
      await office.assignments.assign({ params, body: { centre_id: id } })
      await office.complaints.planVisit({ params, body: { engineer_id: first, visit_date: DAY } })
      await office.complaintTags.change({ params, body: { add: [`${name} batch`] } })
      await as(customer).complaints.writeMine({ params, body: { text: `When does ${name} come?` } })
      return { id: filed.id, customer, serial_number, registration: filed.stock_id }
    }
    const world = { ...worldOf(tested, { asha, admin }), engineer, complaint }
    const filed = await complaint()
    /** A call about rows of the centre: what reads may read the same again. */
    const rightCall = ({ endpoint: { method }, rightCall }: NamedEndpoint, author = admin) =>
      rightCall({ ...world, author, ...(method === 'GET' && { complaint: async () => filed }) })
    return { id, engineer: first, complaint: filed.id, rightCall }
  }
}

test('somebody bound to a service centre reaches no row of another one, by any call', async () => {
  const world = await twoCentres()
  const { build, own, other } = world
  await build.admin({ role: 'centre_incharge', centre_id: other.id, firstname: MARK })
  const wrong: string[] = []
  for (const role of BOUND) {
    const as = await build.admin({ role, centre_id: own.id })
    for (const one of OF_CENTRES.filter(({ endpoint }) => mayCall(role, endpoint))) {
      const foreign = await say(world, one, { ...(await other.rightCall(one)), as })
      if (foreign.body.includes(MARK) || isDone(one, foreign)) wrong.push(`${role} at ${one.name}: ${foreign.body}`)
      const kept = await say(world, one, { ...(await own.rightCall(one, as)), as })
      if (kept.status >= 300) wrong.push(`${role} at ${one.name}: ${kept.status} ${kept.body}`)
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

/** Whether a call about rows of another centre found one, or did something. */
function isDone({ endpoint: { centre, method } }: NamedEndpoint, { status, body }: Said): boolean {
  if (centre === 'complaint' || centre === 'engineer') return status !== 404
  return method !== 'GET' && status < 400 && !isSkipped(body)
}

/** Of the rows that were named, none was changed, or would be. */
function isSkipped(body: string): boolean {
  const { done, data } = JSON.parse(body) as { done?: number; data?: { messages?: number } }
  return done === 0 || data?.messages === 0
}
