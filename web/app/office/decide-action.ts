import type { AnswerOf, SavingEndpoint } from '../forms/body-of.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf, type Form } from '../forms/submit.ts'

interface Decision {
  /** the field with the choice */
  choice: string
  /** the field with the id that the endpoint has in its path */
  idField?: string
}

/** The action of a decision, with the answer of the call; shared by list and view. On refusal the input stays, and the screen reloads either way. */
export const decideAction =
  <E extends SavingEndpoint>(endpoint: E, { choice, idField }: Decision) =>
  async ({ request }: { request: Request }): Promise<Refusal | AnswerOf<E>> => {
    const typed = Object.entries(valuesOf(await request.formData())).filter(([, value]) => value !== '')
    const values = Object.fromEntries(typed.filter(([name]) => name !== idField))
    const id = typed.find(([name]) => name === idField)?.[1]
    // Whether there are parameters depends on the endpoint.
    const result = await submit(endpoint, { ...(idField && { params: { id } }), values } as Form<E>)
    if (!isRefusal(result)) return result
    return { ...result, message: result.errors[choice] ?? result.message }
  }
