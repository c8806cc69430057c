import { api } from '../api/client.ts'
import type { Refusal } from '../forms/refusal.ts'
import { submitForMessage } from '../forms/submit-for-message.ts'
import { valuesOf } from '../forms/submit.ts'

/** Whether a form of the screen is about days off. */
export async function isAbsenceForm(request: Request): Promise<boolean> {
  const intent = (await request.clone().formData()).get('intent')
  return intent === 'absence' || intent === 'back'
}

/** Enters days off, or takes them back. */
export async function absenceAction(request: Request, id: string): Promise<Refusal | { message: string }> {
  const { intent, ...values } = valuesOf(await request.formData())
  return intent === 'back'
    ? submitForMessage(api.engineers.removeAbsence, { params: { id, absence: String(values['absence']) } })
    : submitForMessage(api.engineers.addAbsence, { params: { id }, values })
}
