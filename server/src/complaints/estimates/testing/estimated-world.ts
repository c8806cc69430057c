import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

/** An open complaint of Asha's that Sita owns, for which Sita has sent an estimate of Rs. 1,850. */
export async function estimated({ work = false }: { work?: boolean } = {}) {
  const world = await testApp({ work })
  const { as, build, services } = world
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Gurung' })
  await services.db.updateTable('account').set({ language: 'en' }).where('id', '=', asha.id).execute()
  const { id } = await buildComplaint(services, { customer: asha })
  const params = { id }
  const sita = await build.admin({ firstname: 'Sita', lastname: 'Rai', role: 'service_incharge' })
  const desk = as(sita)
  await desk.assignments.assign({ params, body: { owner_id: sita.id } })
  const { id: part_id } = await build.part({ name: 'Motor', number: 'MTR-01', price: 1200 })
  const form = { parts: [{ part_id, count: 1 }], labour: '500', visit_charge: 150 }
  const make = async (more: object = {}) => (await desk.estimates.make({ params, body: { ...form, ...more } })).data.id
  const first = await make()
  const mine = as(asha).estimates
  const answer = (estimate_id: number, said: 'accepted' | 'declined', words?: string) =>
    mine.answerMine({ params, body: { estimate_id, answer: said, ...(words && { words }) } })
  const outcomes = async () => (await desk.estimates.list({ params })).data.map(({ outcome }) => outcome)
  const paused = async () => (await desk.complaints.get({ params })).data.paused
  return {
    ...world,
    asha,
    sita,
    desk,
    params,
    part_id,
    form,
    make,
    first,
    mine,
    answer,
    outcomes,
    paused,
    anyone: as(),
  }
}
