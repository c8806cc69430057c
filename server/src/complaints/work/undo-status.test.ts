import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { tellCompleted } from './tell-completed.job.ts'

async function completed() {
  const tested = await testApp({ env: { UNDO_SECONDS: '10' }, work: false })
  const admin = await tested.build.admin()
  const desk = tested.as(admin)
  const { id, customer } = await buildComplaint(tested.services)
  await desk.complaints.changeStatus({ params: { id }, body: { status: 'On Service' } })
  await desk.complaints.changeStatus({ params: { id }, body: { status: 'Completed' } })
  const step = await tested.services.db
    .selectFrom('complaint_event')
    .select('id')
    .where('status', '=', 'Completed')
    .executeTakeFirstOrThrow()
  const notices = () =>
    tested.services.db.selectFrom('notice').select('title').where('account_id', '=', customer.id).execute()
  const tell = () => tellCompleted.run({ step: step.id }, tested.services)
  return {
    ...tested,
    desk,
    id,
    notices,
    tell,
    undo: () => desk.complaints.undoStatus({ params: { id }, body: { status: 'Completed' } }),
  }
}

test('a status is taken back with its step within some seconds, and the customer hears nothing of it', async () => {
  const { undo, tell, notices, id, desk } = await completed()
  const before = await notices()
  const { data } = await undo()
  expect(data).toMatchObject({ status: 'On Service', job_closing_date: '' })
  expect(data.stepper.map(({ newServiceStatusName }) => newServiceStatusName)).not.toContain('Completed')
  await tell()
  expect(await notices()).toEqual(before)
  await desk.complaints.changeStatus({ params: { id }, body: { status: 'Parts in Transit' } })
})

test('it is too late once the time is over, the customer was told, or for someone else', async () => {
  const { undo, tell, notices, as, build, id } = await completed()
  const other = as(await build.admin({ firstname: 'Rita' }))
  const tooLate = { status: 409, body: { code: 'too_late' } }
  expect(await refusal(other.complaints.undoStatus({ params: { id }, body: { status: 'Completed' } }))).toMatchObject(
    tooLate,
  )
  const before = (await notices()).length
  await tell()
  await tell()
  expect(await notices()).toHaveLength(before + 1)
  expect(await refusal(undo())).toMatchObject(tooLate)
  const late = await completed()
  late.clock.pass({ seconds: 16 })
  expect(await refusal(late.undo())).toMatchObject(tooLate)
})

test('of fifty who take it back at once one does', async () => {
  const { undo } = await completed()
  const results = await Promise.allSettled(Array.from({ length: 50 }, undo))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
