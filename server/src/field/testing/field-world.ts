import type { FieldCommandForm } from 'contract/field/commands'
import type { FieldJob } from 'contract/field/jobs'
import { today } from '../../platform/core/clock.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'

/** A service centre with two engineers who have the phone, parts in their bags, and a visit today for each. */
export async function fieldWorld() {
  const world = await testApp({ work: false })
  const { build, as, clock } = world
  const office = as(await build.admin())
  const { id: centre_id } = await build.servicePoint({ kind: 'service_centre', name: 'Pokhara', districts: [] })
  const { id: part_id } = await build.part({ name: 'Carbon brush', price: 180 })
  const day = today(clock)
  const ram = await engineerWithPhone(world, { name: 'Ram Thapa', centre_id })
  const sita = await engineerWithPhone(world, { name: 'Sita Rai', centre_id })
  for (const { bag } of [ram, sita])
    await office.partStock.receive({ body: { place: bag, lines: [{ part_id, count: 5 }] } })
  const customer = await build.customer()
  let made = 0

  /** A complaint with a visit of an engineer; without a serial number where none is given. */
  async function visit(engineer_id: number, { serial_number, visit_date = day }: VisitOptions = {}) {
    const product = { model_name: 'Mixer', model_num: `M-${(made += 1)}`, purchase_date: '2026-01-31' }
    const call = { customer_id: customer.id, ...product, problem_type: 'Noise', problem_description: 'It hums' }
    const { data: filed } = await office.complaints.fileForCaller({ body: { ...call, serial_number } })
    const params = { id: filed.id }
    await office.assignments.assign({ params, body: { centre_id } })
    await office.complaints.planVisit({ params, body: { engineer_id, visit_date, visit_window: '10-13' } })
    return { id: filed.id, params }
  }

  return { ...world, office, centre_id, part_id, day, ram, sita, customer, visit, command }

  /** A command about a job as it was read. */
  function command(job: Pick<FieldJob, 'id' | 'version'>, more: Record<string, unknown> = {}): FieldCommandForm {
    const at = clock.now().toISOString()
    const said = { id: crypto.randomUUID(), kind: 'set_out', complaint_id: job.id, seen: job.version, at, ...more }
    return said as FieldCommandForm
  }
}

interface VisitOptions {
  serial_number?: string
  visit_date?: string
}

/** An engineer at work with an account. */
export async function engineerWithPhone(
  { build, as, services }: Pick<TestApp, 'build' | 'as' | 'services'>,
  options: { name?: string; centre_id?: number } = {},
) {
  const engineer = await build.engineer(options)
  const account = await build.customer({ role: 'engineer', firstname: engineer.name })
  await services.db.updateTable('engineer').set({ account_id: account.id }).where('id', '=', engineer.id).execute()
  return { ...engineer, account, field: as(account).field, bag: `bag-${engineer.id}` }
}
