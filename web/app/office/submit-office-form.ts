import { redirect } from 'react-router'
import type { AddingEndpoint } from '../forms/body-of.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { backTo } from './trails.ts'
import { toast } from '../ui/feedback/toast-store.ts'

interface OfficeForm {
  request: Request
  /** where to go once it is saved; without, the screen stays */
  goTo?: string
}

/** Checks and sends a form of the office with its files, and says how it went. */
export async function submitOfficeForm(
  endpoint: AddingEndpoint,
  { request, goTo }: OfficeForm,
): Promise<Refusal | Response | null> {
  const result = await submit(endpoint, {
    values: valuesOf(await request.formData()),
    // While bytes keep flowing there is no timeout.
    options: { signal: request.signal, onProgress: () => undefined },
  })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return goTo ? redirect(backTo(goTo)) : null
}
