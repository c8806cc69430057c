import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

export async function desk(count: number) {
  const world = await testApp({ work: false })
  const { as, build, services } = world
  const client = as(await build.admin())
  const ids = [(await buildComplaint(services)).id]
  while (ids.length < count) ids.push((await buildComplaint(services)).id)
  const close = (id: number) =>
    services.db.updateTable('complaint').set({ status: 'Completed' }).where('id', '=', id).execute()
  const rows = () =>
    services.db.selectFrom('complaint').select(['id', 'centre_id', 'engineer_id', 'priority']).orderBy('id').execute()
  const audited = async (action: string) =>
    (await services.db.selectFrom('audit').select('id').where('action', '=', action).execute()).length
  return { ...world, client, ids, close, rows, audited }
}
