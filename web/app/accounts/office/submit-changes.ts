import type { CallOptions } from 'contract/core/client'
import { redirect } from 'react-router'
import type { z } from 'zod'
import { m } from '#messages'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { valuesOf } from '../../forms/submit.ts'
import { submitUpload } from '../../forms/upload.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { changedFields } from '../changed-fields.ts'

interface Changes<S extends z.ZodType> {
  form: FormData
  signal: AbortSignal
  schema: () => Promise<S>
  send: (values: z.input<S>, options: CallOptions) => Promise<{ message: string }>
  /** where to go once it is saved; without, the screen stays */
  goTo?: string
}

/** Sends what differs from the account as it was when the form was filled in, and nothing else. */
export async function submitChanges<S extends z.ZodType>({
  form,
  signal,
  schema,
  send,
  goTo,
}: Changes<S>): Promise<Refusal | Response | null> {
  const { before, ...typed } = valuesOf(form)
  const values = changedFields(typed, JSON.parse(String(before)) as object)
  if (Object.keys(values).length === 0) {
    toast.info(m.accounts_office_nothing_to_save())
    return null
  }
  const result = await submitUpload({ schema, values, signal, send })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return goTo ? redirect(goTo) : null
}
