import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

export async function desk({ work = false } = {}) {
  const world = await testApp({ work })
  const staff = await world.build.admin({ firstname: 'Sita', lastname: 'Rai', role: 'call_centre' })
  const office = world.as(staff)
  const complaintOf = async (firstname: string, model_name: string, language: 'en' | 'ne' = 'en') => {
    const customer = await world.build.customer({ firstname, lastname: 'Rai' })
    await world.services.db.updateTable('account').set({ language }).where('id', '=', customer.id).execute()
    const { id } = await buildComplaint(world.services, { customer, model_name })
    return { id, customer }
  }
  const messagesOf = async (id: number) => (await office.complaints.listMessages({ params: { id } })).data
  return { ...world, staff, office, complaintOf, messagesOf }
}
