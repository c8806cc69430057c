import { api } from '../../api/client.ts'
import { submitForMessage } from '../../forms/submit-for-message.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { submitUpload } from '../../forms/upload.ts'
import { decideAction } from '../../office/decide-action.ts'

/** Approves or rejects a registration. */
export const decideRegistration = decideAction(api.registrations.decide, { choice: 'status' })

/** The actions of a registration's screen: a decision, a correction, the transfer of a claimed product, or the bill that came later or is asked for. */
export async function registrationAction({ request, id }: { request: Request; id: string }) {
  const { intent, ...values } = valuesOf(await request.clone().formData())
  if (intent === 'bill')
    return submitUpload(api.registrations.addBill, { params: { id }, values, signal: request.signal })
  if (intent === 'ask-bill') return submitForMessage(api.registrations.askForBill, { params: { id }, values })
  if (intent === 'correct') return submitForMessage(api.registrations.correct, { params: { id }, values })
  if (intent !== 'transfer') return decideRegistration({ request })
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  return submit(api.registrations.transfer, { params: { id }, values: typed })
}
