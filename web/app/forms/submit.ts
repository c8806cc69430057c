import type { z } from 'zod'
import { fieldPath } from 'contract/core/field-path'
import { MESSAGES } from 'contract/core/messages'
import { unansweredError } from '../api/api-error.ts'
import { pageLocale } from '../locale.ts'
import { loadRefusals } from './load-refusals.ts'
import { INVALID_INPUT, refusalOf, type Refusal } from './refusal.ts'

export interface Submission<S extends z.ZodType, R> {
  /** loaded on demand, so that schemas cost nothing on first view: `async () => (await import('contract/accounts/endpoints')).signUpForm` */
  schema: () => Promise<S>
  values: Record<string, unknown>
  send: (values: z.input<S>) => Promise<R>
}

/** Validates a form with the contract's schema, then sends it. Returns the result of `send`, or the refusal. */
export async function submit<S extends z.ZodType, R>({ schema, values, send }: Submission<S, R>): Promise<R | Refusal> {
  try {
    const checked = (await loaded(schema)).safeParse(values)
    if (!checked.success) return await localRefusal(checked.error)
    // Parsed by the schema, so it has the schema's type.
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
    // The sender gave it up.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw unansweredError(cause, navigator.onLine)
  }
}

/** The texts and files of a form by field name. The schema drops empty file inputs and optional fields. */
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
  const words = loadRefusals && (await loaded(loadRefusals))
  if (!words) return refusal
  const locale = pageLocale()
  return {
    ...refusal,
    message: words.refusalIn(locale, refusal.message),
    errors: words.refusalsIn(locale, errors),
  }
}
