import { buildComplaint } from '../../../test/factories/complaint.ts'
import { testApp } from '../../../test/test-app.ts'

/** A customer who complains about an approved appliance with the serial number OLD-1, and a unit NEW-7 in the store. */
export async function replacing() {
  const world = await testApp({ work: false })
  const { as, build, services } = world
  await build.product({ model_num: 'BMG-1', reward_points: 100 })
  const old = await build.unit({ serial_number: 'OLD-1' })
  const unit = await build.unit({ serial_number: 'NEW-7' })
  const complaint = await buildComplaint(services, { serial_number: 'OLD-1' })
  const { customer } = complaint
  const params = { id: complaint.registration }
  const admin = as(await build.admin())
  const replace = (body: object, { id } = complaint) =>
    admin.visitReports.add({
      params: { id },
      body: { outcome: 'replaced', visited_on: '2026-02-10', note: 'Motor burnt', ...body },
    })
  const row = () =>
    services.db.selectFrom('registration').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow()
  return { ...world, admin, complaint, customer, own: as(customer), params, replace, row, old, unit }
}
