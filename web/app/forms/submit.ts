import type { z } from 'zod'
import { fieldPath } from 'contract/core/field-path'
import { MESSAGES } from 'contract/core/messages'
import { unansweredError } from '../api/api-error.ts'
import { pageLocale } from '../locale.ts'
import { INVALID_INPUT, refusalOf, type Refusal } from './refusal.ts'

export interface Submission<S extends z.ZodType, R> {
  /** loaded when it is needed, so that schemas weigh nothing on first view: `async () => (await import('contract/accounts/endpoints')).signUpForm` */
  schema: () => Promise<S>
  values: Record<string, unknown>
  send: (values: z.input<S>) => Promise<R>
}

/** Checks a form by the contract's own schema, then sends it. Gives what `send` gives, or the refusal. */
export async function submit<S extends z.ZodType, R>({ schema, values, send }: Submission<S, R>): Promise<R | Refusal> {
  try {
    const checked = (await loaded(schema)).safeParse(values)
    if (!checked.success) return await localRefusal(checked.error)
    // What passed the schema is what the schema takes.
    return await send(values as z.input<S>)
  } catch (error) {
    return refusalOf(error)
  }
}

/** What comes over the network when it is first needed, as the schema; without it the form stays as it is. */
async function loaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw unansweredError(cause, navigator.onLine)
  }
}

/** Text and files of a form by name; untouched file inputs and empty texts of optional fields are left out by the schema. */
export function valuesOf(form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const given = form.getAll(name).filter((value) => typeof value === 'string' || value.size > 0)
    if (given.length > 0) values[name] = given.length > 1 ? given : given[0]
  }
  return values
}

/** In the language of the page: the schema's own words are English, and only builds in Nepali carry the others. */
async function localRefusal(error: z.ZodError): Promise<Refusal> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[fieldPath(path)] ??= message
  const refusal = { refused: true, message: MESSAGES.invalidInput, errors, local: true, code: INVALID_INPUT } as const
  if (pageLocale() !== 'ne') return refusal
  const { refusalIn, refusalsIn } = await loaded(() => import('contract/core/refusals'))
  return { ...refusal, message: refusalIn('ne', refusal.message), errors: refusalsIn('ne', errors) }
}
