import { daysLater, today } from '../../../platform/core/clock.ts'
import { filed } from '../../stage/testing/stage-world.ts'

/** A complaint that was completed by the list yesterday, so that its customer is called today. */
export async function completed() {
  const world = await filed()
  const { as, build, complaints, params, services, customer } = world
  const rita = as(await build.customer({ role: 'call_centre', firstname: 'Rita' }))
  await complaints.changeStatus({ params, body: { status: 'Completed' } })
  const day = today(services.clock)
  const move = (from: number, until: number) =>
    services.db
      .updateTable('happy_call')
      .set({ call_from: daysLater(day, from), call_until: daysLater(day, until) })
      .execute()
  await move(0, 14)
  const due = async () => (await rita.happyCalls.list({ query: {} })).data
  const [call] = await due()
  const own = async () => (await as(customer).complaints.getMine({ params })).data
  return { ...world, rita, move, due, own, call: { params: { id: call!.id } } }
}
