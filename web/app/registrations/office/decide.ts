import { api } from '../../api/client.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { decideAction } from '../../office/decide-action.ts'

/** Approves or rejects a registration. */
export const decideRegistration = decideAction({
  choice: 'status',
  schema: async () => (await import('contract/registrations/endpoints')).registrations.decide.body,
  send: (body) => api.registrations.decide({ body }),
})

/** The actions of a registration's screen: a decision, or the transfer of a claimed product. */
export async function registrationAction({ request, id }: { request: Request; id: string }) {
  const { intent, ...values } = valuesOf(await request.clone().formData())
  if (intent !== 'transfer') return decideRegistration({ request })
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  return submit({
    schema: async () => (await import('contract/registrations/endpoints')).registrations.transfer.body,
    values: typed,
    send: (body) => api.registrations.transfer({ params: { id }, body }),
  })
}
