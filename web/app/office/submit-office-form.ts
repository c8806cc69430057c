import type { CallOptions } from 'contract/core/client'
import { redirect } from 'react-router'
import type { z } from 'zod'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf, type Submission } from '../forms/submit.ts'
import { backTo } from '../lists/place/trails.ts'
import { toast } from '../ui/feedback/toast-store.ts'

interface OfficeSubmission<S extends z.ZodType> {
  request: Request
  schema: Submission<S, unknown>['schema']
  send: (values: z.input<S>, options: CallOptions) => Promise<{ message: string }>
  /** where to go once it is saved; without, the screen stays */
  goTo?: string
}

/** Checks and sends a form of the office with its files, and says how it went. */
export async function submitOfficeForm<S extends z.ZodType>({
  request,
  schema,
  send,
  goTo,
}: OfficeSubmission<S>): Promise<Refusal | Response | null> {
  const result = await submit({
    schema,
    values: valuesOf(await request.formData()),
    // While bytes keep flowing there is no timeout.
    send: (values) => send(values, { signal: request.signal, onProgress: () => undefined }),
  })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return goTo ? redirect(backTo(goTo)) : null
}
