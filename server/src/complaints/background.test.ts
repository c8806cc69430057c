import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { testApp } from '../../test/test-app.ts'

const DAY_MS = 24 * 60 * 60_000

test('other complaints of the person and of the serial number are listed, the newest first', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const asha = await build.customer()
  const other = await buildComplaint(services, { customer: asha })
  const { id } = await buildComplaint(services, { customer: asha })
  await buildComplaint(services)
  const { serial_number } = (await as(admin).complaints.get({ params: { id } })).data
  const sold = await buildComplaint(services)
  await services.db.updateTable('complaint').set({ serial_number }).where('id', '=', sold.id).execute()

  const { related, repeat_of } = (await as(admin).complaints.background({ params: { id } })).data
  expect(related).toMatchObject({
    total: 2,
    rows: [
      { id: sold.id, is_same_unit: true },
      { id: other.id, is_same_unit: false },
    ],
  })
  expect(repeat_of).toBeNull()
})

test('a unit that fails within 30 days of its repair is a repeat', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const admin = await build.admin()
  const first = await buildComplaint(services)
  const again = await buildComplaint(services)
  const { serial_number } = (await as(admin).complaints.get({ params: { id: first.id } })).data
  const { db } = services
  await db.updateTable('complaint').set({ serial_number }).where('id', '=', again.id).execute()
  const repeat = async (daysBefore: number) => {
    await db.updateTable('complaint').set({ created_at: clock.now() }).where('id', '=', again.id).execute()
    const job_closing_date = new Date(clock.now().getTime() - daysBefore * DAY_MS)
    await db
      .updateTable('complaint')
      .set({ status: 'Completed', job_closing_date })
      .where('id', '=', first.id)
      .execute()
    return (await as(admin).complaints.background({ params: { id: again.id } })).data.repeat_of
  }
  expect(await repeat(29)).toBe(first.id)
  expect(await repeat(31)).toBeNull()
})
