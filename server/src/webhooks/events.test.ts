import { expect, test } from 'vitest'
import { EVENT_EXAMPLES, EVENT_TYPES, type EventType } from 'contract/webhooks/events'
import { PATIENT } from '../../test/attacks/patient.ts'
import { ENDPOINTS } from '../../test/calls/endpoints.ts'
import type { RightCall } from '../../test/calls/right-call.ts'
import { say } from '../../test/calls/say.ts'
import { worldOfCalls, type World } from '../../test/calls/world.ts'
import { buildPersonalisation } from '../../test/factories/personalisation.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { buildReview } from '../../test/factories/review.ts'

type Prepare = (world: World) => Promise<RightCall>

const DAY = '2099-01-01'

const visited: Prepare = async ({ complaint, services }) => {
  const { id } = await complaint()
  await services.db.updateTable('complaint').set({ visit_date: DAY }).where('id', '=', id).execute()
  return { params: { id }, body: {} }
}

/** An account with a row of its own is merged into another one. */
const merged =
  (own: (world: World, customer: Awaited<ReturnType<World['build']['customer']>>) => Promise<unknown>): Prepare =>
  async (world) => {
    const [kept, other] = [await world.build.customer(), await world.build.customer()]
    await own(world, other)
    return { body: { kept_id: kept.id, merged_id: other.id, name_of: kept.id } }
  }

/** A cause of each type: a call of the API, as it is made rightly, or with a request of its own. */
const CAUSES: Record<EventType, string | readonly [call: string, prepare: Prepare]> = {
  'registration.created': 'registrations.register',
  'registration.changed': 'registrations.correct',
  'registration.decided': 'registrations.decide',
  'registration.deleted': 'registrations.deleteMine',
  'complaint.created': 'complaints.register',
  'complaint.changed': 'complaints.setPriority',
  'complaint.status_changed': 'complaints.crmStatus',
  'complaint.deleted': 'complaints.delete',
  'visit.scheduled': [
    'complaints.planVisit',
    async ({ complaint }) => ({ params: { id: (await complaint()).id }, body: { visit_date: DAY } }),
  ],
  'visit.changed': [
    'complaints.planVisit',
    async (world) => ({ ...(await visited(world)), body: { visit_date: '2099-01-02' } }),
  ],
  'visit.cancelled': ['assignments.cancelVisit', visited],
  'quotation.created': 'quotations.request',
  'quotation.changed': 'quotations.price',
  'quotation.decided': 'quotations.decide',
  'quotation.answered': 'quotations.answerMine',
  'quotation.deleted': 'quotations.delete',
  'personalisation.created': 'personalisations.request',
  'personalisation.changed': [
    'customers.merge',
    merged(({ services }, customer) => buildPersonalisation(services, { customer })),
  ],
  'personalisation.decided': 'personalisations.decide',
  'personalisation.deleted': 'personalisations.delete',
  'extension.created': 'extensions.request',
  'extension.changed': [
    'customers.merge',
    merged(async ({ services }, customer) => {
      const { id } = await buildRegistration(services, { customer, status: 'Approved' })
      await services.db
        .insertInto('warranty_extension')
        .values({
          registration_id: id,
          customer_id: customer.id,
          type: 'Gold',
          months: 12,
          price: 450,
          paid_with: 'money',
          state: 'cancelled',
          reference: `E-${id}`,
          previous_expiry: DAY,
        })
        .execute()
    }),
  ],
  'extension.status_changed': 'extensions.settle',
  'extension.deleted': [
    'registrations.delete',
    async (world) => {
      const call = ENDPOINTS.find(({ name }) => name === 'extensions.settle')!
      const { params } = await call.rightCall(world)
      const { registration_id } = await world.services.db
        .selectFrom('warranty_extension')
        .select('registration_id')
        .where('id', '=', Number(params!['id']))
        .executeTakeFirstOrThrow()
      return { params: { id: registration_id } }
    },
  ],
  'review.created': 'reviews.add',
  'review.changed': [
    'reviews.add',
    async ({ services, asha }) => {
      const { product_id } = await buildReview(services, { customer: asha })
      return { body: { product_id, rating: 2, review: 'It leaks' } }
    },
  ],
  'review.moderated': 'reviews.hide',
  'review.deleted': 'reviews.deleteMine',
  'product.created': 'products.add',
  'product.changed': 'products.update',
  'product.sale_changed': 'products.setSale',
  'product.deleted': 'products.delete',
  'customer.created': 'customers.add',
  'customer.changed': 'customers.saveContact',
  'customer.deleted': 'customers.delete',
}

test('each type of event is written once by its cause, in the form of its example', PATIENT, async () => {
  const world = await worldOfCalls()
  const { db } = world.services
  await world.as(world.admin).webhooks.add({ body: { address: 'https://example.com/', types: EVENT_TYPES } })
  const told: unknown[] = []
  for (const type of EVENT_TYPES) {
    const cause = CAUSES[type]
    const [name, prepare] = typeof cause === 'string' ? [cause, undefined] : cause
    const one = ENDPOINTS.find((endpoint) => endpoint.name === name)!
    const call = await (prepare ?? one.rightCall)(world)
    await db.deleteFrom('webhook_event').execute()
    const { status } = await say(world, one, call)
    const [subject] = type.split('.')
    const events = await db
      .selectFrom('webhook_event')
      .select(['type', 'data'])
      .where('subject', '=', subject!)
      .orderBy('id')
      .execute()
    told.push([name, status, events.map((event) => [event.type, Object.keys(event.data as object).toSorted()])])
  }
  expect(told).toEqual(
    EVENT_TYPES.map((type) => {
      const cause = CAUSES[type]
      const form = Object.keys(EVENT_EXAMPLES[type]!.data).toSorted()
      return [typeof cause === 'string' ? cause : cause[0], 200, [[type, form]]]
    }),
  )
})

test('an event says by name what changed, and nothing that people are called, live at, can be reached by or wrote', async () => {
  const world = await worldOfCalls()
  const { db } = world.services
  await world.as(world.admin).webhooks.add({ body: { address: 'https://example.com/', types: EVENT_TYPES } })
  const customer = await world.build.customer({ firstname: 'Zubeida', district: 'Humla' })
  const { id } = await world.complaint({
    customer,
    problem_description: 'Rattles like a Tuktuk',
    serial_number: 'SECRETIVE-9',
  })
  const body = { name: 'Yamuna Zimba', customerAddress: 'Xylophone Lane 4', district: 'Dolpa' }
  await world.as(world.admin).customers.saveContact({ params: { id: customer.id }, body })
  await world.as(world.admin).complaints.changeStatus({ params: { id }, body: { status: 'On Service' } })
  const events = await db.selectFrom('webhook_event').select(['type', 'data']).orderBy('id').execute()
  expect(events.find(({ type }) => type === 'customer.changed')?.data).toMatchObject({
    changed: expect.arrayContaining(['district', 'customer_address']),
    before: {},
  })
  expect(events.find(({ type }) => type === 'complaint.status_changed')?.data).toMatchObject({
    id,
    status: 'On Service',
    before: { status: 'Unassigned' },
  })
  const everything = JSON.stringify(events)
  for (const word of ['Zubeida', 'Zimba', 'Humla', 'Dolpa', 'Xylophone', 'Tuktuk', 'SECRETIVE', customer.contact])
    expect(everything).not.toContain(word)
})

test('changes of one record in one transaction are one event, and one that is taken back is none', async () => {
  const world = await worldOfCalls()
  const { db } = world.services
  const product = await world.build.product({ price: 100, stocks: 1 })
  await world.as(world.admin).webhooks.add({ body: { address: 'https://example.com/', types: ['product.created'] } })
  const change = (values: { price?: number; stocks?: number; off_sale_at?: Date }) =>
    db.transaction().execute(async (tx) => {
      for (const [field, value] of Object.entries(values))
        await tx
          .updateTable('product')
          .set({ [field]: value })
          .where('id', '=', product.id)
          .execute()
    })
  await change({ price: 90, stocks: 2 })
  await expect(
    db.transaction().execute(async (tx) => {
      await tx.updateTable('product').set({ price: 80 }).where('id', '=', product.id).execute()
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await change({ stocks: 3, off_sale_at: world.clock.now() })
  const events = await db.selectFrom('webhook_event').select(['type', 'data']).orderBy('id').execute()
  expect(events).toMatchObject([
    { type: 'product.changed', data: { price: 90, changed: ['price', 'stocks'], before: { price: 100, stocks: 1 } } },
    { type: 'product.sale_changed', data: { changed: ['off_sale_at', 'stocks'], before: { stocks: 2 } } },
  ])
})

test('nothing is written of records that no webhook is told of', async () => {
  const world = await worldOfCalls()
  await world.as(world.admin).webhooks.add({ body: { address: 'https://example.com/', types: ['review.created'] } })
  await world.build.product()
  await world.complaint()
  expect(await world.services.db.selectFrom('webhook_event').select('type').execute()).toEqual([])
})
