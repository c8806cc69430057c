import { m } from 'contract/messages'
import type { Selectable } from 'kysely'
import { Problem } from '../platform/core/problems.ts'
import type { Registration } from '../platform/core/schema.ts'

type Purchase = Pick<Selectable<Registration>, 'model_num' | 'serial_number' | 'purchase_date'>
type Proven<T> = T & { serial_number: string; purchase_date: string }

/** Whether serial number and day of purchase are known: without them no warranty and no points can be worked out. */
export const isProven = <T extends Omit<Purchase, 'model_num'>>(row: T): row is Proven<T> =>
  row.serial_number !== null && row.purchase_date !== null

/** The same of a registration that a table constraint guarantees it for: one that is approved. */
export function approved<T extends Omit<Purchase, 'model_num'>>(row: T): Proven<T> {
  if (!isProven(row)) throw new Error('An approved registration has a serial number and a day of purchase')
  return row
}

/** Throws a Problem 409 that says what is missing for an approval. */
export function refuseUnproven<T extends Purchase>(row: T): asserts row is Proven<T> {
  if (row.serial_number === null) refuse('serial_number', m.registrations_serial_first())
  if (row.model_num === '') refuse('model_num', m.registrations_model_first())
  if (row.purchase_date === null) refuse('purchase_date', m.registrations_day_first())
}

function refuse(field: keyof Purchase, message: string): never {
  throw new Problem(409, 'unproven', message, { errors: { [field]: message } })
}
