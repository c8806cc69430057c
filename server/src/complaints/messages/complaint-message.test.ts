import { MESSAGE_PHOTOS } from 'contract/complaints/words'
import { expect, test } from 'vitest'
import { ageComplaint } from '../../../test/factories/complaint.ts'
import { photo } from '../../../test/factories/sample-files.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { desk } from './testing/complaint-message-world.ts'

test('staff and the customer write to each other', async () => {
  const { write, answer, mine, complaints, params } = await desk()
  const sent = await write(' Which colour is the lamp?\r\nRed or green? ')
  expect(sent).toMatchObject({
    message: 'Sent to the customer',
    data: { kind: 'staff', author_name: 'Sita Rai', text: 'Which colour is the lamp?\nRed or green?', read_at: '' },
  })
  await answer('Red')
  expect((await mine.listMyMessages({ params })).data).toMatchObject([
    { kind: 'staff', text: 'Which colour is the lamp?\nRed or green?' },
    { kind: 'customer', text: 'Red' },
  ])
  expect((await complaints.listMessages({ params })).data).toMatchObject([
    { kind: 'staff' },
    { kind: 'customer', author_name: expect.stringContaining('Asha'), text: 'Red', read_at: '' },
  ])
})

test('a message says what is wrong with it', async () => {
  const { write, answer, complaints, mine } = await desk()
  expect((await refusal(write('  ')))?.body.errors).toEqual({ text: 'Please write a message' })
  expect((await refusal(answer('x'.repeat(2001))))?.body.errors).toEqual({
    text: 'A message can have at most 2000 characters',
  })
  expect((await refusal(write('x', 'customer' as 'staff')))?.body.errors).toEqual({
    kind: 'Please choose who reads it',
  })
  const params = { id: 999 }
  expect(await refusedWith(complaints.write({ params, body: { text: 'x', kind: 'staff' } }))).toBe(
    '404 Complaint not found',
  )
  expect(await refusedWith(mine.writeMine({ params, body: { text: 'x' } }))).toBe('404 Complaint not found')
})

test('no other customer can read, answer or open a customer’s messages', async () => {
  const { as, build, params, write } = await desk()
  await write('Hello')
  const stranger = as(await build.customer()).complaints
  const calls = [
    stranger.listMyMessages({ params }),
    stranger.writeMine({ params, body: { text: 'x' } }),
    stranger.markMyRead({ params, body: {} }),
    stranger.confirm({ params }),
    stranger.reopen({ params, body: { remark: 'x' } }),
    stranger.rate({ params, body: { rating: 5 } }),
  ]
  // Each is waited for from the start.
  expect(new Set(await Promise.all(calls.map(refusedWith)))).toEqual(new Set(['404 Complaint not found']))
})

test('an internal note appears in no response to the customer and no SMS', async () => {
  const { app, customer, params, write, complaints, mine, smsTo, registration } = await desk({ work: true })
  const { data: note } = await write('SECRET-NOTE the fuse was bridged', 'internal')
  expect(note.kind).toBe('internal')
  await write('We look into it')
  expect((await complaints.timeline({ params })).data.map(({ kind }) => kind)).toEqual(['status', 'internal', 'staff'])
  const addresses = [
    `/stocks/mycomplaints/${params.id}/messages`,
    `/stocks/getcomplaintbyidcustomer/${params.id}`,
    '/stocks/getallcomplaintsbycustomer',
    '/stocks/getmyproduct',
    `/stocks/customerproductbyidcustomer/${registration}`,
  ]
  const headers = { authorization: `Bearer ${customer.token}` }
  for (const address of addresses) {
    const { body, statusCode } = await app.inject({ url: `/api${address}`, headers })
    expect(statusCode, address).toBe(200)
    expect(body, address).not.toContain('SECRET-NOTE')
    expect(body, address).not.toContain('internal')
  }
  for (const address of ['messages', 'timeline']) {
    const answer = await app.inject({ url: `/api/stocks/complaints/${params.id}/${address}`, headers })
    expect(answer.statusCode).toBe(403)
  }
  expect((await mine.listMine()).data).toMatchObject([{ unread: 1 }])
  expect((await smsTo(customer.contact, 2)).join()).not.toContain('SECRET-NOTE')
})

test('a message counts as seen up to the newest that the other side saw', async () => {
  const { write, answer, mine, complaints, params } = await desk()
  const { data: first } = await answer('One')
  await answer('Two')
  await write('Three', 'internal')
  expect((await complaints.list({ query: {} })).data).toMatchObject([{ unread: 2 }])
  await complaints.markRead({ params, body: { up_to: first.id } })
  expect((await complaints.list({ query: { unread: true } })).data).toMatchObject([{ unread: 1 }])
  await complaints.markRead({ params, body: {} })
  expect((await complaints.list({ query: { unread: true } })).data).toEqual([])
  await write('Four')
  // Staff do not mark staff messages as seen.
  expect((await mine.listMine()).data).toMatchObject([{ unread: 1 }])
  await mine.markMyRead({ params, body: {} })
  expect((await mine.listMine()).data).toMatchObject([{ unread: 0 }])
  const { data } = await complaints.listMessages({ params })
  expect(data.every(({ kind, read_at }) => kind === 'internal' || read_at !== '')).toBe(true)
})

test('reading a message leaves it waiting; an answer settles the messages its writer had seen', async () => {
  const { answer, complaints, params } = await desk()
  const { data: seen } = await answer('When does somebody come?')
  await complaints.get({ params })
  await complaints.timeline({ params })
  const waiting = async () => (await complaints.list({ query: { unread: true } })).data.map(({ unread }) => unread)
  expect(await waiting()).toEqual([1])
  await complaints.write({ params, body: { kind: 'internal', text: 'Ask Ram' } })
  expect(await waiting()).toEqual([1])
  await answer('It smells of smoke')
  await complaints.write({ params, body: { kind: 'staff', text: 'Tomorrow', seen_up_to: seen.id } })
  expect(await waiting()).toEqual([1])
  await complaints.write({ params, body: { kind: 'staff', text: 'Please unplug it' } })
  expect(await waiting()).toEqual([])
})

test.each(['Completed', 'Cancelled'] as const)(
  'both sides write for fifteen days after a complaint is %s, then only notes among staff are kept',
  async (status) => {
    const { write, answer, complaints, mine, params, services } = await desk()
    await complaints.changeStatus({ params, body: { status } })
    await ageComplaint(services, params.id, 14)
    await write('Did it arrive?')
    await answer('Yes', 'late')
    expect((await mine.getMine({ params })).data.may_write).toBe(true)
    await ageComplaint(services, params.id, 2)
    const refused = '409 This complaint was closed more than 15 days ago, so messages can no longer be added'
    expect(await refusedWith(write('Hello?'))).toBe(refused)
    expect(await refusedWith(answer('Hello?'))).toBe(refused)
    expect((await mine.getMine({ params })).data.may_write).toBe(false)
    // The response to the first request was lost.
    expect((await answer('Yes', 'late')).data.text).toBe('Yes')
    expect((await write('Called again', 'internal')).data.kind).toBe('internal')
  },
)

test('a photograph goes with a message, is read by both sides, stored once and deleted with the complaint', async () => {
  const { mine, params, app, services, as, build } = await desk()
  const { complaints } = as(await build.admin())
  const files = async () => (await services.db.selectFrom('file').select('id').execute()).length
  const before = await files()
  const send = async () => mine.writeMine({ params, body: { text: 'The lid', key: 'lid', photo: await photo() } })
  const { data } = await send()
  expect((await send()).data.id).toBe(data.id)
  expect(await files()).toBe(before + 1)
  const [read] = (await mine.listMyMessages({ params })).data
  const shown = (await complaints.timeline({ params })).data.filter((entry) => entry.photo !== '')
  expect(shown).toMatchObject([{ kind: 'customer', text: 'The lid' }])
  for (const address of [read!.photo, shown[0]!.photo]) {
    const answer = await app.inject({ url: address })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  }
  const stranger = as(await build.customer()).complaints
  expect(await refusedWith(stranger.writeMine({ params, body: { text: 'x', photo: await photo() } }))).toBe(
    '404 Complaint not found',
  )
  const withoutText = await refusal(mine.writeMine({ params, body: { text: ' ', photo: await photo() } }))
  expect(withoutText?.body.errors).toEqual({ text: 'Please write a message' })
  expect(await files()).toBe(before + 1)
  await complaints.delete({ params })
  // The documents of the registration stay.
  expect(await files()).toBe(before - 3)
})

test('the photographs in a complaint’s messages are limited, with a clear message', async () => {
  const { mine, params, services, id, customer } = await desk()
  const { id: file } = await services.db.selectFrom('file').select('id').executeTakeFirstOrThrow()
  const sent = { complaint_id: id, kind: 'customer' as const, author_id: customer.id, author_name: 'Asha', text: 'So' }
  await services.db
    .insertInto('complaint_message')
    .values(Array.from({ length: MESSAGE_PHOTOS }, () => ({ ...sent, photo_id: file })))
    .execute()
  expect(
    (await refusal(mine.writeMine({ params, body: { text: 'And so', photo: await photo() } })))?.body.errors,
  ).toEqual({ photo: 'You have sent 20 photographs. Please call us if there is more to show' })
  expect((await mine.writeMine({ params, body: { text: 'And so' } })).message).toBe('Message sent')
})
