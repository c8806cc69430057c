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
