import { Refused } from './api-over.ts'

/** How a call was refused; undefined when it was not. */
export async function refusal(promise: Promise<unknown>): Promise<Refused | undefined> {
  const error = await promise.then(
    () => undefined,
    (refused: unknown) => refused,
  )
  return error instanceof Refused ? error : undefined
}

/** The same in a line: `409 There is already a category named “Kitchen”`. */
export async function refusedWith(promise: Promise<unknown>): Promise<string | undefined> {
  const refused = await refusal(promise)
  return refused && `${refused.status} ${refused.body.message}`
}
