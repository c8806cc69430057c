import { m } from 'contract/messages'
import type { CallOptions } from 'contract/core/client'
import type { z } from 'zod'
import { fieldPath } from 'contract/core/field-path'
import { unansweredError } from '../api/api-error.ts'
import { hasBody, loadBody, type AnswerOf, type BodySchema, type FormEndpoint, type ParamsOf } from './body-of.ts'
import { INVALID_INPUT, refusalOf, type Refusal } from './refusal.ts'

/** What a form sends to an endpoint. */
export type Form<E extends FormEndpoint> = ParamsOf<E> & {
  values?: Record<string, unknown>
  /** what the form refuses beyond the schema of the endpoint's body, before anything is sent */
  narrow?: Narrow<E> | undefined
}

type Narrow<E extends FormEndpoint> = (body: BodySchema<E>) => z.ZodType | Promise<z.ZodType>

/**
 * Validates a form with the schema of the endpoint's body, then sends it: `submit(api.complaints.write, { params, values })`.
 * Returns the answer or the refusal. Schemas are loaded when they are needed, so they cost nothing on first view.
 */
export const submit = async <E extends FormEndpoint>(
  endpoint: E,
  form: Form<E> & { options?: CallOptions },
): Promise<AnswerOf<E> | Refusal> => checkAndSend(submissionOf(endpoint, form), form.options)

export interface Submission<R> {
  /** without one there is nothing to check */
  schema: () => Promise<z.ZodType | undefined>
  values: Record<string, unknown>
  /** is called when the values fit the schema */
  send: (values: Record<string, unknown>, options?: CallOptions) => Promise<R>
}

/** The parts of `submit`, for forms whose sending is more than one call. */
export const submissionOf = <E extends FormEndpoint>(endpoint: E, form: Form<E>): Submission<AnswerOf<E>> => ({
  schema: async () => {
    const body = await loadBody(endpoint)
    return body && form.narrow ? form.narrow(body) : body
  },
  values: form.values ?? {},
  send: (values, options) => {
    const { params } = form as { params?: unknown }
    // Checked by the schema, so the values have its type.
    const input = { params, body: hasBody(endpoint) ? values : undefined } as never
    return endpoint(input, options) as Promise<AnswerOf<E>>
  },
})

/** Validates values, then sends them. Returns the result of `send`, or the refusal. */
export async function checkAndSend<R>(
  { schema, values, send }: Submission<R>,
  options?: CallOptions,
): Promise<R | Refusal> {
  try {
    const checked = (await loaded(schema))?.safeParse(values)
    if (checked?.error) return localRefusal(checked.error)
    return await send(values, options)
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

function localRefusal(error: z.ZodError): Refusal {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[fieldPath(path)] ??= message
  return { refused: true, message: m.core_invalid_input(), errors, local: true, code: INVALID_INPUT }
}
