import { redirect } from 'react-router'
import { m } from '#messages'
import type { AnswerOf, ParamsOf, SavingEndpoint } from '../../forms/body-of.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { valuesOf, type Form } from '../../forms/submit.ts'
import { submitUpload } from '../../forms/upload.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { changedFields } from '../changed-fields.ts'

interface Changes<E extends SavingEndpoint> {
  form: FormData
  signal: AbortSignal
  onSaved?: (answer: AnswerOf<E>) => void
  /** where to go once it is saved; without, the screen stays */
  goTo?: string
}

/** Sends what differs from the account as it was when the form was filled in, and nothing else. */
export async function submitChanges<E extends SavingEndpoint>(
  endpoint: E,
  { form, signal, onSaved, goTo, ...input }: Changes<E> & ParamsOf<E>,
): Promise<Refusal | Response | null> {
  const { before, ...typed } = valuesOf(form)
  const values = changedFields(typed, JSON.parse(String(before)) as object)
  if (Object.keys(values).length === 0) {
    toast.info(m.accounts_office_nothing_to_save())
    return null
  }
  const result = await submitUpload(endpoint, { ...input, values, signal } as Form<E> & { signal: AbortSignal })
  if (isRefusal(result)) return result
  onSaved?.(result)
  toast.success(result.message)
  return goTo ? redirect(goTo) : null
}
