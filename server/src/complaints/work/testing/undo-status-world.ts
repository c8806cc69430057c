import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'
import { tellCompleted } from '../tell-completed.job.ts'

export async function completed() {
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
