import { expect, test } from 'vitest'
import { Refused } from '../../test/api-over.ts'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { testApp } from '../../test/test-app.ts'

const statusOf = async (answer: Promise<unknown>) => {
  const error = await answer.then(
    () => undefined,
    (refused: unknown) => refused,
  )
  return error instanceof Refused ? error.status : undefined
}

test('a note is read by all staff of customers and changed by who wrote it', async () => {
  const { as, build } = await testApp({ work: false })
  const rita = await build.admin({ firstname: 'Rita', lastname: 'Rai', role: 'product_incharge' })
  const deepa = await build.admin({ firstname: 'Deepa', role: 'product_incharge' })
  const asha = await build.customer()
  const params = { id: asha.id }
  const { message, data: note } = await as(rita).customerNotes.add({ params, body: { text: 'Calls only after 5' } })
  expect(message).toBe('Note saved')
  expect(note).toMatchObject({ text: 'Calls only after 5', author_name: 'Rita Rai', is_mine: true, edited_at: '' })

  const own = { id: note.id }
  expect(await statusOf(as(deepa).customerNotes.change({ params: own, body: { text: 'Never' } }))).toBe(409)
  expect(await statusOf(as(deepa).customerNotes.delete({ params: own }))).toBe(409)
  await as(rita).customerNotes.change({ params: own, body: { text: 'Calls only after 6' } })
  expect((await as(deepa).customerNotes.list({ params })).data).toMatchObject([
    { text: 'Calls only after 6', is_mine: false, edited_at: expect.stringMatching(/^\d{4}-/) },
  ])
  await as(rita).customerNotes.delete({ params: own })
  expect((await as(deepa).customerNotes.list({ params })).data).toEqual([])
  expect(await statusOf(as(rita).customerNotes.change({ params: own, body: { text: 'Gone' } }))).toBe(404)
})

test('an administrator deletes the note of a colleague who has left', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const rita = await build.admin({ role: 'product_incharge' })
  const params = { id: (await build.customer()).id }
  const { data } = await as(rita).customerNotes.add({ params, body: { text: 'Deaf, please write' } })
  await as(admin).customerNotes.delete({ params: { id: data.id } })
  expect((await as(admin).customerNotes.list({ params })).data).toEqual([])
})

test('the history says who noted something and keeps no word of it, and the note goes with the account', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin({ firstname: 'Rita', lastname: 'Rai' })
  const params = { id: (await build.customer()).id }
  const { data } = await as(admin).customerNotes.add({ params, body: { text: 'Calls only after 5' } })
  await as(admin).customerNotes.change({ params: { id: data.id }, body: { text: 'Calls only after 6' } })
  const history = (await as(admin).history.list({ params: { subject: 'account', id: params.id }, query: {} })).data
  expect(history.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('changed an internal note'),
    expect.stringContaining('wrote an internal note'),
  ])
  await as(admin).customers.delete({ params, body: {} })
  expect(await services.db.selectFrom('customer_note').selectAll().execute()).toEqual([])
  const audit = await services.db.selectFrom('audit').selectAll().execute()
  expect(JSON.stringify(audit)).not.toContain('Calls only')
})

test('notes are only for customers and cannot be empty', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const add = (id: number, text: string) => as(admin).customerNotes.add({ params: { id }, body: { text } })
  expect(await statusOf(add(admin.id, 'Myself'))).toBe(404)
  expect(await statusOf(add((await build.customer()).id, '  '))).toBe(422)
})

test('a complaint shows the notes about its customer to staff and never to the customer', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const service = await build.admin({ role: 'service_incharge' })
  const asha = await build.customer()
  const { id } = await buildComplaint(services, { customer: asha })
  await as(admin).customerNotes.add({ params: { id: asha.id }, body: { text: 'Calls only after 5' } })
  const { notes } = (await as(service).complaints.background({ params: { id } })).data
  expect(notes).toMatchObject([{ text: 'Calls only after 5', is_mine: false }])
  const seen = [
    await as(asha).complaints.getMine({ params: { id } }),
    await as(asha).complaints.listMyMessages({ params: { id } }),
    await as(asha).accounts.profile(),
  ]
  expect(JSON.stringify(seen)).not.toContain('Calls only')
})
