import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'

/** Whether a form of the screen is about days off. */
export async function isAbsenceForm(request: Request): Promise<boolean> {
  const intent = (await request.clone().formData()).get('intent')
  return intent === 'absence' || intent === 'back'
}

/** Enters days off, or takes them back. */
export async function absenceAction(request: Request, id: string): Promise<Refusal | { message: string }> {
  const { intent, ...values } = valuesOf(await request.formData())
  const { engineers } = await import('contract/engineers/endpoints')
  const result =
    intent === 'back'
      ? await submit({
          schema: async () => engineers.removeAbsence.params,
          values: { ...values, id },
          send: (params) => api.engineers.removeAbsence({ params }),
        })
      : await submit({
          schema: async () => engineers.addAbsence.body,
          values,
          send: (body) => api.engineers.addAbsence({ params: { id }, body }),
        })
  return isRefusal(result) ? result : { message: result.message }
}
