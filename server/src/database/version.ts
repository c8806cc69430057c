import { ChangedMeanwhile } from '../http/errors.ts'

/** What a form of changes says of the version that it saw; without one it is the whole form. */
export interface Versioned {
  version?: number | undefined
}

/** Refuses changes to another version than the current one. The row must be locked. Throws ChangedMeanwhile. */
export function refuseOldVersion({ version }: Versioned, current: { version: number }): void {
  if (version !== undefined && version !== current.version) throw new ChangedMeanwhile()
}

/** A form with what it leaves out filled in from the row as it is. */
export const completed = <Form extends object, Stored extends object>(form: Form, stored: Stored) =>
  ({ ...stored, ...definedIn(form) }) as Stored & { [Name in keyof Form]: Exclude<Form[Name], undefined> }

/** Only what a form says. */
export const definedIn = <Form extends object>(form: Form): Partial<Form> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Partial<Form>
