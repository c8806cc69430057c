import type { z } from 'zod'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf, type Submission } from '../forms/submit.ts'

export interface DecisionSubmission<S extends z.ZodType> extends Pick<
  Submission<S, { message: string }>,
  'schema' | 'send'
> {
  /** the field with the choice */
  choice: string
}

/** The action of a decision; shared by list and view. On refusal the input stays, and the screen reloads either way. */
export const decideAction =
  <S extends z.ZodType>({ choice, ...submission }: DecisionSubmission<S>) =>
  async ({ request }: { request: Request }): Promise<Refusal | { message: string }> => {
    const typed = Object.entries(valuesOf(await request.formData())).filter(([, value]) => value !== '')
    const result = await submit({ ...submission, values: Object.fromEntries(typed) })
    if (!isRefusal(result)) return { message: result.message }
    return { ...result, message: result.errors[choice] ?? result.message }
  }
