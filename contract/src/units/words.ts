import type { AskedFields } from '../core/conditions.ts'

/** How long the name of a batch can be. */
export const BATCH_MAX = 100

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const UNIT_SORTS = ['model', 'model_number', 'serial', 'created'] as const

/** The fields the list can be filtered by. */
export const UNIT_FIELDS = {
  model: { kind: 'text' },
  serial_number: { kind: 'text', serial: true },
  batch: { kind: 'text', optional: true },
} as const satisfies AskedFields
