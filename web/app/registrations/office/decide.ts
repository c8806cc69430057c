import { api } from '../../api/client.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { decideAction } from '../../office/decide-action.ts'

/** Approves or rejects a registration. */
export const decideRegistration = decideAction(api.registrations.decide, { choice: 'status' })

/** The actions of a registration's screen: a decision, or the transfer of a claimed product. */
export async function registrationAction({ request, id }: { request: Request; id: string }) {
  const { intent, ...values } = valuesOf(await request.clone().formData())
  if (intent !== 'transfer') return decideRegistration({ request })
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  return submit(api.registrations.transfer, { params: { id }, values: typed })
}
