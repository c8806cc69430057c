import type { z } from 'zod'
import { ChangedMeanwhile } from '../core/problems.ts'

/** The version that a form of changes was based on; without one it is the whole form. */
export interface Versioned {
  version?: number | undefined
}

/** A record as sent over the wire. */
interface Wire<S extends z.ZodObject> {
  schema: S
  read: () => Promise<z.input<S>>
}

/**
 * Refuses changes to a version other than the current one, and returns the current record. The row must be locked.
 * Throws ChangedMeanwhile.
 */
export async function refuseOldVersion<S extends z.ZodObject>(
  { version }: Versioned,
  current: { version: number },
  { schema, read }: Wire<S>,
): Promise<void> {
  if (version !== undefined && version !== current.version) throw new ChangedMeanwhile(schema.parse(await read()))
}

/** A form, with what it omits filled in from the current row. */
export const completed = <Form extends object, Stored extends object>(form: Form, stored: Stored) =>
  ({ ...stored, ...definedIn(form) }) as Stored & { [Name in keyof Form]: Exclude<Form[Name], undefined> }

/** Only the fields of a form. */
export const definedIn = <Form extends object>(form: Form): Partial<Form> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Partial<Form>
