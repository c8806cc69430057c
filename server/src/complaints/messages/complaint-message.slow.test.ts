import { ticketPath } from 'contract/core/paths'
import { expect, test } from 'vitest'
import { desk } from './testing/complaint-message-world.ts'

test('several messages within ten minutes send one SMS, a later one sends another', async () => {
  const { write, answer, clock, services, customer, id, smsTo } = await desk({ work: true })
  const sent = async () => (await smsTo(customer.contact, 4)).filter((text) => text.includes('Answer: '))
  const link = services.config.publicUrl + ticketPath(id)
  await write('One')
  await write('Two')
  await answer('Three')
  clock.pass({ minutes: 9 })
  await write('Four')
  expect(await sent()).toEqual([`Baltra: complaint ${id}: "One". Answer: ${link}`])
  await services.db
    .updateTable('complaint')
    .set({ job_no: 'JOB-7', dispatch_state: 'dispatched' })
    .where('id', '=', id)
    .execute()
  clock.pass({ minutes: 2 })
  await write('Five')
  expect((await sent()).at(-1)).toBe(`Baltra: job no. JOB-7: "Five". Answer: ${link}`)
})

test('an SMS says the short form of a message, and leads who has not claimed the account there by a code', async () => {
  const { complaints, params, services, customer, id, smsTo, clock, mine } = await desk({ work: true })
  const text = 'We asked for the part. '.repeat(20).trim()
  const say = (sms?: string) => complaints.write({ params, body: { kind: 'staff', text, ...(sms && { sms }) } })
  await say('The part is ordered.')
  const { publicUrl } = services.config
  expect((await smsTo(customer.contact, 2)).at(-1)).toBe(
    `Baltra: complaint ${id}: "The part is ordered.". Answer: ${publicUrl}${ticketPath(id)}`,
  )
  // The customer reads all of it.
  expect((await mine.listMyMessages({ params })).data).toMatchObject([{ text }])
  await services.db.updateTable('account').set({ claimed: false }).where('id', '=', customer.id).execute()
  clock.pass({ minutes: 11 })
  await say()
  const sent = (await smsTo(customer.contact, 3)).at(-1)!
  expect(sent).toMatch(
    new RegExp(`\\.\\.\\.". Answer: ${publicUrl}/baltra-account-mobileVerify\\?next=${ticketPath(id)}$`),
  )
  expect(sent.length).toBeGreaterThan(250)
  expect(sent.length).toBeLessThanOrEqual(306)
})
