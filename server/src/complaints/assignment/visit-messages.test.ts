import { expect, test } from 'vitest'
import { remindOfVisits } from './remind-of-visits.job.ts'
import { planned } from './testing/visit-moves-world.ts'
import { recordStep } from '../visit-reports/visit-steps.ts'
import { tellSetOut } from './tell-set-out.ts'

const TOMORROW = 'Technician visit tomorrow'
const ON_THE_WAY = 'The technician is on the way'

test('on the evening before a customer is reminded once, and not of a visit that was planned that evening', async () => {
  const { told, goTo, services, day, build, as, ram, id } = await planned({ perWindow: 3 })
  const remind = () => remindOfVisits.run({}, services)
  await remind()
  expect(await told()).not.toContain(TOMORROW)
  goTo(1, 18)
  await remind()
  await remind()
  expect((await told()).filter((title) => title === TOMORROW)).toHaveLength(1)
  const { complaints } = as(await build.admin())
  const plan = (body: object) => complaints.planVisit({ params: { id }, body: { engineer_id: ram.id, ...body } })
  await plan({ visit_date: day(2), visit_window: '13-16' })
  await plan({ visit_date: day(1), visit_window: '13-16' })
  await services.db.updateTable('complaint').set({ reminded_of: null }).execute()
  await remind()
  expect((await told()).filter((title) => title === TOMORROW)).toHaveLength(1)
})

test('that the technician is on the way is told once for each visit, and the ticket says since when', async () => {
  const { services, row, told, as, customer, params, move, day, clock, goTo, ram } = await planned()
  goTo(2, 7)
  const setOut = async () => {
    const complaint = await row()
    const at = clock.now()
    return services.db.transaction().execute(async (tx) => {
      await recordStep(tx, { complaintId: complaint.id, engineer: ram, step: 'set_out', at })
      return tellSetOut(services, tx, complaint, at)
    })
  }
  expect([await setOut(), await setOut()]).toEqual([true, false])
  expect((await told()).filter((title) => title === ON_THE_WAY)).toHaveLength(1)
  const { complaints } = as(customer)
  const { data: ticket } = await complaints.getMine({ params })
  expect(ticket).toMatchObject({ visit_step: 'set_out', visit_step_at: expect.stringMatching(/^\d{4}-/) })
  await move(day(1), '10-13')
  expect((await complaints.getMine({ params })).data).toMatchObject({ visit_step: '', visit_step_at: '' })
  expect(await setOut()).toBe(true)
})
