import type { z } from 'zod'
import { ChangedMeanwhile } from '../core/problems.ts'

/** What a form of changes says of the version that it saw; without one it is the whole form. */
export interface Versioned {
  version?: number | undefined
}

/** How a record reads over the wire. */
interface Wire<S extends z.ZodObject> {
  schema: S
  read: () => Promise<z.input<S>>
}

/**
 * Refuses changes to another version than the current one, and shows the record as it is. The row must be locked. Throws
 * ChangedMeanwhile.
 */
export async function refuseOldVersion<S extends z.ZodObject>(
  { version }: Versioned,
  current: { version: number },
  { schema, read }: Wire<S>,
): Promise<void> {
  if (version !== undefined && version !== current.version) throw new ChangedMeanwhile(schema.parse(await read()))
}

/** A form with what it leaves out filled in from the row as it is. */
export const completed = <Form extends object, Stored extends object>(form: Form, stored: Stored) =>
  ({ ...stored, ...definedIn(form) }) as Stored & { [Name in keyof Form]: Exclude<Form[Name], undefined> }

/** Only what a form says. */
export const definedIn = <Form extends object>(form: Form): Partial<Form> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Partial<Form>
