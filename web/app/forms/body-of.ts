import type { CallOptions } from 'contract/core/client'
import type { z } from 'zod'

/** An endpoint that a form is for, named and not called: `api.complaints.write`. */
export type FormEndpoint = (input: never, options?: CallOptions) => Promise<unknown>

/** An endpoint that says how it went. */
export type SavingEndpoint = (input: never, options?: CallOptions) => Promise<{ message: string }>

/** One whose address is the same for every form. */
export type AddingEndpoint = (input: { body: never }, options?: CallOptions) => Promise<{ message: string }>

/** What the endpoint answers. */
export type AnswerOf<E extends FormEndpoint> = Awaited<ReturnType<E>>

type InputOf<E extends FormEndpoint> = NonNullable<Parameters<E>[0]>

/** The parameters of the endpoint's path, if it has any. */
export type ParamsOf<E extends FormEndpoint> = Pick<InputOf<E>, Extract<keyof InputOf<E>, 'params'>>

type BodyInput<E extends FormEndpoint> = InputOf<E> extends { body?: infer Body } ? NonNullable<Body> : unknown

/** The schema of an endpoint's body, by what it takes. */
export type BodySchema<E extends FormEndpoint> = z.ZodObject<{
  [Name in keyof BodyInput<E>]-?: z.ZodType<BodyInput<E>[Name], BodyInput<E>[Name]>
}>

type Bodies = Record<string, { body: z.ZodObject }>

interface WithBody {
  body?: () => Promise<z.ZodObject>
}

/**
 * Tells where the schema of an endpoint's body comes from. The build writes this call wherever code names an endpoint
 * (`vite-plugin-contract.ts`), so that each screen knows the schemas of its own forms and loads them when they are needed.
 */
export const withBody = <E extends FormEndpoint>(endpoint: E, load: () => Promise<Bodies>, name: string): E =>
  Object.assign(endpoint, { body: async () => (await load())[name]!.body } satisfies WithBody)

/** Whether an endpoint takes what a form has, beside the parameters of its path. */
export const hasBody = (endpoint: FormEndpoint & WithBody): boolean => endpoint.body !== undefined

/** Loads the schema of an endpoint's body; undefined for an endpoint without one. */
export const loadBody = async <E extends FormEndpoint>(endpoint: E & WithBody): Promise<BodySchema<E> | undefined> =>
  // The build read it from the contract that describes the endpoint.
  (await endpoint.body?.()) as BodySchema<E> | undefined
