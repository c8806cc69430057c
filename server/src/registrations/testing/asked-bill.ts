import { sql } from 'kysely'
import { photo } from '../../../test/factories/sample-files.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { atTheDesk, FAN, FAULT } from '../../complaints/testing/file-for-caller-world.ts'
import { remindOfBill } from '../remind-of-bill.job.ts'

/** A registration that a phone complaint brought, without a bill. */
export async function withoutBill(tested: TestApp) {
  const world = await atTheDesk(tested)
  const { desk, asha, as, build, services, smsTo } = world
  const { data: complaint } = await desk.complaints.fileForCaller({ body: { customer_id: asha.id, ...FAN, ...FAULT } })
  const id = complaint.stock_id
  const params = { id }
  // Filing sends the first.
  let sent = 1
  const anyone = as()
  /** A colleague who signs in now: sessions end while days pass. */
  const colleague = async () => as(await build.admin({ role: 'call_centre' }))
  return {
    ...world,
    id,
    complaint,
    colleague,
    ask: async () => (await colleague()).registrations.askForBill({ params }),
    /** the token in the next SMS to the customer */
    nextToken: async () => {
      sent += 1
      const texts = await smsTo(asha.contact, sent)
      return { text: texts[sent - 1] ?? '', token: tokenIn(texts[sent - 1]) }
    },
    look: async (token: string) => (await anyone.registrations.billLink({ params: { token } })).data,
    send: async (token: string) =>
      anyone.registrations.sendBill({ params: { token }, body: { bill_image_one: await photo() } }),
    /** runs the reminders that wait in the queue, of which each has its day */
    remind: async () => {
      const { rows } = await sql<{ data: { registration: number; sealed: string } }>`
        select data from pgboss.job where name = ${remindOfBill.name} order by created_on`.execute(services.db)
      for (const { data } of rows) await remindOfBill.run(data, services)
      return rows.length
    },
  }
}

const tokenIn = (text = ''): string => /\/b\/([\w-]{16})\b/.exec(text)?.[1] ?? ''
