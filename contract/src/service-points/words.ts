import type { AskedFields } from '../core/conditions.ts'

/** The kinds of service point, and their names on screens and in spreadsheets. */
export const SERVICE_POINT_KINDS = ['shop', 'service_centre'] as const
export type ServicePointKind = (typeof SERVICE_POINT_KINDS)[number]

export const KIND_NAME: Record<ServicePointKind, string> = { shop: 'Shop', service_centre: 'Service centre' }

/** How many visits an engineer makes in one window unless a service centre says otherwise, and at most. */
export const USUAL_PER_WINDOW = 3
export const MOST_PER_WINDOW = 20

/** Sortable columns, with `-` in front for descending; the default is by district, then name. */
export const SERVICE_POINT_SORTS = ['name', 'district', 'kind', 'created'] as const

/** The fields the list can be filtered by. */
export const SERVICE_POINT_FIELDS = {
  kind: { kind: 'choice', values: SERVICE_POINT_KINDS },
  district: { kind: 'choice' },
  name: { kind: 'text' },
  address: { kind: 'text' },
} as const satisfies AskedFields
