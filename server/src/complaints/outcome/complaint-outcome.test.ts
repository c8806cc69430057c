import { expect, test } from 'vitest'
import { ageComplaint, buildComplaint, complaintForm } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { completed } from './testing/complaint-outcome-world.ts'

test('a customer confirms that it works; confirming twice counts once and is final', async () => {
  const { mine, complaints, params } = await completed()
  expect((await mine.getMine({ params })).data).toMatchObject({ may_answer: true, confirmed_at: '' })
  const { data } = await mine.confirm({ params })
  expect(data.may_answer).toBe(false)
  expect((await mine.confirm({ params })).data.confirmed_at).toBe(data.confirmed_at)
  const { data: timeline } = await complaints.timeline({ params })
  expect(timeline.filter(({ kind }) => kind === 'confirmed')).toHaveLength(1)
  expect((await complaints.get({ params })).data.confirmed_at).toBe(data.confirmed_at)
  expect(await refusedWith(mine.reopen({ params, body: { remark: 'Again' } }))).toBe(
    '409 You confirmed that it works again. If it has failed again, please file another complaint',
  )
})

test('a customer opens a completed complaint once more, and staff see why', async () => {
  const { mine, complaints, params, services } = await completed()
  await mine.rate({ params, body: { rating: 4 } })
  const { message, data } = await mine.reopen({ params, body: { remark: 'It hums again' } })
  expect(message).toBe('Your complaint is open again')
  expect(data).toMatchObject({ status: 'On Service', job_closing_date: '', rating: null, may_answer: false })
  expect(data.stepper.at(-1)).toMatchObject({
    newServiceStatusName: 'On Service',
    description: 'Reopened by the customer',
  })
  expect((await complaints.list({ query: { unread: true } })).data).toMatchObject([{ id: params.id, unread: 1 }])
  expect((await complaints.timeline({ params })).data.slice(-2)).toMatchObject([
    { kind: 'status', status: 'On Service', by: expect.stringContaining('Asha') },
    { kind: 'customer', text: 'It hums again' },
  ])
  const audit = await services.db.selectFrom('audit').selectAll().where('action', '=', 'complaint.reopen').execute()
  expect(audit).toMatchObject([{ subject_id: params.id, actor_role: 'customer', before: { status: 'Completed' } }])
  expect((await refusal(mine.reopen({ params, body: { remark: ' ' } })))?.body.errors).toEqual({
    remark: 'Please tell us what is still wrong',
  })
})

test('only completed complaints are confirmed or reopened, for fifteen days', async () => {
  const { mine, complaints, params, services } = await completed()
  const open = await buildComplaint(services)
  expect(await refusedWith(mine.confirm({ params: { id: open.id } }))).toBe('404 Complaint not found')
  await ageComplaint(services, params.id, 16)
  expect((await mine.getMine({ params })).data.may_answer).toBe(false)
  const late = '409 This complaint was completed more than 15 days ago. Please file another one'
  expect(await refusedWith(mine.confirm({ params }))).toBe(late)
  expect(await refusedWith(mine.reopen({ params, body: { remark: 'x' } }))).toBe(late)
  // For staff it stays final.
  expect(await refusedWith(complaints.changeStatus({ params, body: { status: 'On Service' } }))).toBe(
    '409 This complaint is completed and cannot change any more',
  )
})

test('a cancelled complaint is not opened once more', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildComplaint(services)
  const params = { id }
  await as(await build.admin()).complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  const mine = as(customer).complaints
  expect(await refusedWith(mine.reopen({ params, body: { remark: 'x' } }))).toBe('409 This complaint is not completed')
  expect(await refusedWith(mine.rate({ params, body: { rating: 1 } }))).toBe(
    '409 You can rate the service as soon as it is completed',
  )
})

test('while another complaint about the product is open, the first one stays closed', async () => {
  const { mine, params, registration } = await completed()
  await mine.register({ params: { id: registration }, body: await complaintForm() })
  expect(await refusedWith(mine.reopen({ params, body: { remark: 'x' } }))).toBe(
    '409 Another complaint about this product is open. Please write to us there',
  )
  expect((await mine.getMine({ params })).data.status).toBe('Completed')
})

test('a service is rated from one to five, another rating replaces the first', async () => {
  const { mine, complaints, params } = await completed()
  for (const rating of [0, 6, 2.5, undefined] as number[])
    expect((await refusal(mine.rate({ params, body: { rating } })))?.body.errors).toEqual({
      rating: 'Please choose one to five stars',
    })
  await mine.rate({ params, body: { rating: 3, rating_text: 'It took long' } })
  await mine.rate({ params, body: { rating: 5, rating_text: 'Friendly' } })
  await mine.rate({ params, body: { rating: 5, rating_text: 'Friendly' } })
  expect((await complaints.get({ params })).data).toMatchObject({ rating: 5, rating_text: 'Friendly' })
  const { data: timeline } = await complaints.timeline({ params })
  expect(timeline.filter(({ kind }) => kind === 'rated').map(({ text }) => text)).toEqual([
    '3 of 5: It took long',
    '5 of 5: Friendly',
  ])
})
