import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusal } from '../../test/refusal.ts'
import { desk } from './testing/enquiry-desk-world.ts'

test('of fifty answers at once one is kept', async () => {
  const { enquiries, params, seen } = await desk()
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) => enquiries.answer({ params, body: { way: 'sms', text: `Answer ${i}` } })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await seen()).answers).toHaveLength(1)
})

test('when fifty people take a message at once, one becomes its owner', async () => {
  const { params, as, build, seen } = await desk()
  const people = await Promise.all([build.admin(), build.admin()])
  const taken = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) => people[i % 2]!).map((one) =>
      as(one).enquiries.assign({ params, body: { owner_id: one.id, seen_owner_id: null } }),
    ),
  )
  const lost = taken.filter(({ status }) => status === 'rejected')
  expect(lost.length).toBeGreaterThanOrEqual(25)
  expect(people.map(({ id }) => id)).toContain((await seen()).owner_id)
})

test('a complaint that is made of a message closes it and is named by it; nothing else can be made of it', async () => {
  const { as, rita, build, services, enquiry, seen, params } = await desk()
  const asha = await build.customer({ contact: enquiry.phone })
  const [one, two] = await Promise.all(
    ['K-1', 'K-2'].map((serial_number) => buildRegistration(services, { customer: asha, serial_number })),
  )
  const file = (stock: number, enquiry_id = enquiry.id) =>
    as(rita).complaints.fileForCaller({
      body: { customer_id: asha.id, stock_id: stock, problem_type: 'Noise', enquiry_id },
    })
  const filed = await Promise.allSettled(Array.from({ length: 50 }, (_, i) => file(i % 2 ? one!.id : two!.id)))
  const numbers = new Set(filed.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.data.id : [])))
  expect(numbers.size).toBe(1)
  const [complaint] = numbers
  expect(await seen()).toMatchObject({ state: 'closed', kind: 'complaint', complaint_id: complaint })
  expect(await services.db.selectFrom('complaint').select('id').execute()).toEqual([{ id: complaint }])
  const history = await as(rita).history.list({ params: { subject: 'enquiry', id: params.id }, query: {} })
  expect(history.data[0]?.sentence).toContain(`made complaint ${complaint} of it`)
  const service = as(await build.admin({ role: 'service_incharge' }))
  const other = (await buildRegistration(services, { customer: asha, serial_number: 'K-3' })).id
  const body = { customer_id: asha.id, stock_id: other, problem_type: 'Noise' }
  expect((await refusal(service.complaints.fileForCaller({ body: { ...body, enquiry_id: enquiry.id } })))?.status).toBe(
    403,
  )
  // A message that is gone keeps nobody from filing.
  await file(other, 999)
})
