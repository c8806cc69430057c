import type { z } from 'zod'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf, type Submission } from '../forms/submit.ts'

export interface DecisionSubmission<S extends z.ZodType, R extends { message: string }> extends Pick<
  Submission<S, R>,
  'schema' | 'send'
> {
  /** the field with the choice */
  choice: string
}

/** The action of a decision, with the answer of the call; shared by list and view. On refusal the input stays, and the screen reloads either way. */
export const decideAction =
  <S extends z.ZodType, R extends { message: string }>({ choice, ...submission }: DecisionSubmission<S, R>) =>
  async ({ request }: { request: Request }): Promise<Refusal | R> => {
    const typed = Object.entries(valuesOf(await request.formData())).filter(([, value]) => value !== '')
    const result = await submit({ ...submission, values: Object.fromEntries(typed) })
    if (!isRefusal(result)) return result
    return { ...result, message: result.errors[choice] ?? result.message }
  }
