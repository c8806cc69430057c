import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ageComplaint } from '../../../test/factories/complaint.ts'
import { refusal } from '../../../test/refusal.ts'
import { desk } from './testing/message-many-world.ts'

const TEXTS = {
  text: 'Dear {customer}, we wait for a part of your {model}.',
  text_ne: '{customer} ज्यू, {model}को पुर्जा आउँदैछ।',
}

test('customers get the message in their language with placeholders filled in, by SMS and in the portal', async () => {
  const { office, as, complaintOf, messagesOf, smsTo } = await desk({ work: true })
  const asha = await complaintOf('Asha', 'Mixer')
  const bina = await complaintOf('Bina', 'Cooker', 'ne')
  await as(asha.customer).complaints.writeMine({ params: { id: asha.id }, body: { text: 'When do you come?' } })
  const answer = await office.bulkMessages.send({ body: { ids: [asha.id, bina.id], ...TEXTS, key: 'one' } })
  expect(answer).toMatchObject({ done: 2, skipped: [] })
  expect(await messagesOf(asha.id)).toMatchObject([
    // Nobody read it, so it is not answered.
    { kind: 'customer', read_at: '' },
    { kind: 'staff', author_name: 'Sita Rai', text: 'Dear Asha Rai, we wait for a part of your Mixer.' },
  ])
  expect(await messagesOf(bina.id)).toMatchObject([{ text: 'Bina Rai ज्यू, Cooker को पुर्जा आउँदैछ।' }])
  const texts = await smsTo(asha.customer.contact, 1)
  expect(texts.at(-1)).toContain('we wait for a part of your Mixer')
  expect((await as(asha.customer).notices.list({})).data.some(({ text }) => text.includes('your Mixer'))).toBe(true)
})

test('customers who get nothing are reported before and after: merged, closed long ago, no mobile, empty placeholder, deleted', async () => {
  const { office, services, complaintOf, messagesOf } = await desk()
  const [first, merged, closed, landline, planned] = [
    await complaintOf('Asha', 'Mixer'),
    await complaintOf('Bina', 'Mixer'),
    await complaintOf('Chandra', 'Mixer'),
    await complaintOf('Dipa', 'Mixer'),
    await complaintOf('Esha', 'Mixer'),
  ] as const
  await services.db
    .updateTable('complaint')
    .set({ merged_into: first.id, merged_at: sql`now()`, status: 'Cancelled' })
    .where('id', '=', merged.id)
    .execute()
  await office.complaints.changeStatus({ params: { id: closed.id }, body: { status: 'Completed' } })
  await ageComplaint(services, closed.id, 16)
  await services.db
    .updateTable('account')
    .set({ contact: '0144556677' })
    .where('id', '=', landline.customer.id)
    .execute()
  await office.complaints.planVisit({ params: { id: planned.id }, body: { visit_date: '2030-03-04' } })
  const ids = [first, merged, closed, landline, planned].map(({ id }) => id).concat(99_999)
  const text = 'We come on {visit}'
  const { data } = await office.bulkMessages.preview({ body: { ids, text } })
  expect(data).toMatchObject({
    messages: 1,
    customers: 1,
    samples: [{ id: planned.id, customer_name: 'Esha Rai', text: 'We come on 4 Mar 2030', parts: 1 }],
    skipped: [
      { id: first.id, why: 'place' },
      { id: merged.id, why: 'merged' },
      { id: closed.id, why: 'closed' },
      { id: landline.id, why: 'no_mobile' },
      { id: 99_999, why: 'gone' },
    ],
  })
  expect(data.samples[0]!.sms).toContain('We come on 4 Mar 2030')
  expect(await messagesOf(planned.id)).toEqual([])
  expect(await office.bulkMessages.send({ body: { ids, text } })).toMatchObject({
    done: 1,
    skipped: [
      { id: first.id, reason: 'No value for “visit” yet' },
      { id: merged.id, reason: `This complaint was merged into complaint ${first.id}. Go on there` },
      { id: closed.id, reason: expect.stringContaining('closed more than 15 days ago') },
      { id: landline.id, reason: 'Their number cannot receive SMS' },
      { id: 99_999, reason: 'Complaint not found' },
    ],
  })
})

test('a message is required, and an unknown placeholder is refused', async () => {
  const { office, complaintOf } = await desk()
  const ids = [(await complaintOf('Asha', 'Mixer')).id]
  const errors = async (body: object) =>
    (await refusal(office.bulkMessages.send({ body: { ids, text: 'x', ...body } })))?.body.errors
  expect(await errors({ text: ' ' })).toEqual({ text: 'Please write a message' })
  expect(await errors({ text: 'Your {modell}' })).toEqual({
    text: '“modell” is not a placeholder that can be used here',
  })
  expect(await errors({ text_ne: '{ग्राहक}' })).toEqual({
    text_ne: '“ग्राहक” is not a placeholder that can be used here',
  })
})
