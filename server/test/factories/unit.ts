import { randomUUID } from 'node:crypto'
import type { Services } from '../../src/platform/core/services.ts'

export interface UnitOptions {
  model_name?: string
  model_number?: string
  serial_number?: string
  batch?: string
}

/** A unit in the register of what left the house. */
export const buildUnit = (services: Services, options: UnitOptions = {}) =>
  services.db
    .insertInto('unit')
    .values({
      model_name: 'Mixer Grinder',
      model_number: 'BMG-1',
      serial_number: randomUUID().slice(0, 12),
      token: randomUUID(),
      ...options,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
