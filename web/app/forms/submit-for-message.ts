import type { SavingEndpoint } from './body-of.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { submit, type Form } from './submit.ts'

/** As `submit`, for screens that show nothing of the answer but its message. */
export async function submitForMessage<E extends SavingEndpoint>(
  endpoint: E,
  form: Form<E>,
): Promise<{ message: string } | Refusal> {
  const result = await submit(endpoint, form)
  return isRefusal(result) ? result : { message: result.message }
}
