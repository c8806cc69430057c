import { expect, test } from 'vitest'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { mailsTo } from '../../test/mail-outbox.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { sendAnswer } from './send-answer.job.ts'
import { desk } from './testing/enquiry-desk-world.ts'

test('a message waits until it is answered, however often it is opened', async () => {
  const { enquiries, params, seen, as, rita } = await desk()
  await seen()
  const waiting = async () => (await as(rita).dashboard.attention()).data.enquiries_open?.total
  expect(await waiting()).toBe(1)
  const { data, message } = await enquiries.answer({
    params,
    body: { way: 'phone', text: ' In Dang.\r\nCall first. ' },
  })
  expect(message).toBe('Marked as answered')
  expect(data).toMatchObject({
    state: 'answered',
    answers: [{ way: 'phone', text: 'In Dang.\nCall first.', author_name: 'Rita Rai', sent_at: '' }],
  })
  expect(await waiting()).toBe(0)
  expect(await refusedWith(enquiries.answer({ params, body: { way: 'email', text: 'Again' } }))).toBe(
    '409 Someone answered this message in the meantime',
  )
  await enquiries.reopen({ params })
  expect(await seen()).toMatchObject({ state: 'open', settled_at: '', answers: [{ way: 'phone' }] })
  expect(await refusedWith(enquiries.reopen({ params }))).toBe('409 This message is already open')
  await enquiries.close({ params, body: { reason: 'Advertising' } })
  expect(await waiting()).toBe(0)
  expect(await refusedWith(enquiries.close({ params, body: {} }))).toBe(
    '409 Someone closed this message in the meantime',
  )
  const history = await as(rita).history.list({ params: { subject: 'enquiry', id: params.id }, query: {} })
  expect(history.data.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('closed the message without an answer: “Advertising”'),
    expect.stringContaining('opened the message again'),
    expect.stringContaining('answered the message by telephone'),
  ])
})

test('an SMS has the whole answer and leaves once it can no longer be taken back', async () => {
  const { enquiries, params, services, clock, seen } = await desk()
  const answer = async (text: string) =>
    (await enquiries.answer({ params, body: { way: 'sms', text } })).data.answers[0]!.id
  const queued = async () => (await services.jobs.queueDepth()).find(({ name }) => name === 'sms.send')?.total ?? 0
  const taken = await answer('In Ghorahi')
  expect((await enquiries.takeBack({ params })).data).toMatchObject({
    state: 'open',
    answers: [],
  })
  await sendAnswer.run({ answer: taken }, services)
  expect(await queued()).toBe(0)

  const sent = await answer('In Lamahi')
  clock.pass({ seconds: 10 })
  await sendAnswer.run({ answer: sent }, services)
  await sendAnswer.run({ answer: sent }, services)
  expect(await queued()).toBe(1)
  expect(await seen()).toMatchObject({ state: 'answered', answers: [{ sent_at: expect.stringMatching(/^2/) }] })
  expect(await refusal(enquiries.takeBack({ params }))).toMatchObject({
    body: { code: 'too_late' },
  })
})

test('an e-mail leaves from here where the installation sends any, with nothing of the visitor but the name', async () => {
  const { enquiries, params, enquiry, services, seen } = await desk({ work: true, undoSeconds: 0 })
  expect(await seen()).toMatchObject({ may_mail: true })
  const answer = await enquiries.answer({ params, body: { way: 'mail', text: 'In Lamahi, at Oli Traders' } })
  expect(answer.message).toBe('The e-mail is sent in a moment')
  const [mail] = await mailsTo(services, enquiry.email)
  expect(mail).toMatchObject({ subject: 'Baltra: our answer to your message' })
  expect(mail!.text).toContain('In Lamahi, at Oli Traders')
  expect(mail!.text).not.toContain(enquiry.note)
})

test('without e-mail none is sent from here', async () => {
  const { enquiries, params, seen, services } = await desk()
  services.mail = undefined
  expect(await seen()).toMatchObject({ may_mail: false })
  expect((await refusal(enquiries.answer({ params, body: { way: 'mail', text: 'Yes' } })))?.body.errors).toEqual({
    way: 'An e-mail cannot be sent to this address from here',
  })
})

test('an SMS reaches the one who wrote', async () => {
  const { enquiries, params, enquiry, smsTo } = await desk({ work: true, undoSeconds: 0 })
  await enquiries.answer({ params, body: { way: 'sms', text: 'In Lamahi, at Oli Traders' } })
  expect(await smsTo(enquiry.phone)).toEqual(['Baltra: In Lamahi, at Oli Traders'])
})

test('no SMS is promised to a landline, or with more than three parts', async () => {
  const { enquiries, params, services, as, rita } = await desk()
  const landline = await buildEnquiry(services, { phone: '0825204100' })
  const sms = (text: string) => ({ way: 'sms' as const, text })
  expect(
    (await refusal(as(rita).enquiries.answer({ params: { id: landline.id }, body: sms('Yes') })))?.body.errors,
  ).toEqual({ way: 'An SMS cannot be sent to this number' })
  expect((await refusal(enquiries.answer({ params, body: sms('x'.repeat(460)) })))?.body.errors).toEqual({
    text: 'This is too long for an SMS, which has at most 3 parts',
  })
  expect((await refusal(enquiries.answer({ params, body: sms(' ') })))?.body.errors).toEqual({
    text: 'Write what was said',
  })
  await enquiries.answer({ params, body: sms('x'.repeat(440)) })
})

test('only the author can undo an answer, and only for some seconds', async () => {
  const { enquiries, params, as, build, clock } = await desk()
  await enquiries.answer({ params, body: { way: 'phone', text: 'In Dang' } })
  const late = { status: 409, body: { code: 'too_late' } }
  expect(await refusal(as(await build.admin()).enquiries.takeBack({ params }))).toMatchObject(late)
  clock.pass({ seconds: 16 })
  expect(await refusal(enquiries.takeBack({ params }))).toMatchObject(late)
})

test('a message is given to somebody who may answer it; they are told, and find it under their own', async () => {
  const { enquiries, params, as, build, rita } = await desk()
  const deepa = await build.admin({ firstname: 'Deepa', lastname: 'Oli', role: 'product_incharge' })
  const service = await build.admin({ role: 'service_incharge' })
  expect((await enquiries.staff()).data).toEqual([
    { id: deepa.id, name: 'Deepa Oli', role: 'product_incharge' },
    { id: rita.id, name: 'Rita Rai', role: 'call_centre' },
  ])
  const assign = (owner_id: number | null, seen_owner_id: number | null = null) =>
    enquiries.assign({ params, body: { owner_id, seen_owner_id } })
  expect((await refusal(assign(service.id)))?.body.errors).toEqual({
    owner_id: 'Choose a member of staff who answers messages',
  })
  const total = async (query: object) => (await enquiries.list({ query })).pagination.total_results
  expect(await total({ assigned: 'no_owner' })).toBe(1)
  expect((await assign(deepa.id)).data).toMatchObject({ owner_id: deepa.id, owner_name: 'Deepa Oli' })
  expect((await as(deepa).notices.list({ query: {} })).data).toMatchObject([
    { kind: 'assigned', title: 'Rita Rai made you the owner of a message', text: expect.stringContaining('fans') },
  ])
  expect(await refusedWith(assign(rita.id))).toBe('409 Someone assigned this message in the meantime: Deepa Oli')
  expect([await total({ assigned: 'mine' }), await total({ assigned: 'no_owner' })]).toEqual([0, 0])
  expect((await as(deepa).enquiries.list({ query: { assigned: 'mine' } })).data).toMatchObject([{ id: params.id }])
  await assign(null, deepa.id)
  expect(await total({ assigned: 'no_owner' })).toBe(1)
})

test('messages are sorted by what they are about and how far they are', async () => {
  const { enquiries, params, services } = await desk()
  await buildEnquiry(services, { name: 'Asha' })
  await enquiries.sort({ params, body: { kind: 'dealer' } })
  await enquiries.close({ params, body: {} })
  const names = async (query: object) => (await enquiries.list({ query })).data.map(({ name }) => name)
  expect(await names({ kind: 'dealer' })).toEqual(['Rita Khadka'])
  expect(await names({ state: 'open' })).toEqual(['Asha'])
  expect(await names({ sort: 'state' })).toEqual(['Asha', 'Rita Khadka'])
  expect((await refusal(enquiries.sort({ params, body: { kind: 'spam' as 'dealer' } })))?.body.errors).toEqual({
    kind: 'Choose what it is about',
  })
})

test('a note is read by all who answer messages and changed by who wrote it', async () => {
  const { enquiries, params, as, build, seen } = await desk()
  const { data: note } = await enquiries.addNote({ params, body: { text: 'Asks for the third time' } })
  const own = { params: { id: note.id } }
  const admin = as(await build.admin())
  expect(await refusedWith(admin.enquiries.changeNote({ ...own, body: { text: 'No' } }))).toBe(
    '409 Only the author of a note may change it',
  )
  await enquiries.changeNote({ ...own, body: { text: 'Asks again' } })
  expect((await admin.enquiries.open({ params })).data.notes).toMatchObject([
    { text: 'Asks again', author_name: 'Rita Rai', is_mine: false, edited_at: expect.stringMatching(/^\d{4}-/) },
  ])
  await admin.enquiries.deleteNote(own)
  expect((await seen()).notes).toEqual([])
})

test('a restored message has its answers, notes and owner, unless that one is gone', async () => {
  const { as, build, params, enquiries, seen, services } = await desk()
  const admin = await build.admin()
  const deepa = await build.admin({ firstname: 'Deepa', lastname: 'Oli', role: 'product_incharge' })
  await as(deepa).enquiries.addNote({ params, body: { text: 'Calls back' } })
  await enquiries.assign({ params, body: { owner_id: deepa.id } })
  await enquiries.answer({ params, body: { way: 'email', text: 'In Dang' } })
  await as(admin).enquiries.delete({ params })
  await services.db.deleteFrom('account').where('id', '=', deepa.id).execute()
  const entry = await services.db
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'enquiry.delete')
    .executeTakeFirstOrThrow()
  await as(admin).activity.restore({ params: { id: entry.id } })
  expect(await seen()).toMatchObject({
    state: 'answered',
    owner_id: null,
    answers: [{ text: 'In Dang', author_name: 'Rita Rai' }],
    notes: [{ text: 'Calls back', author_name: 'Deepa Oli' }],
  })
})
