/** The kinds of service point, and their names on screens and in spreadsheets. */
export const SERVICE_POINT_KINDS = ['shop', 'service_centre'] as const
export type ServicePointKind = (typeof SERVICE_POINT_KINDS)[number]

export const KIND_NAME: Record<ServicePointKind, string> = { shop: 'Shop', service_centre: 'Service centre' }

/** Sortable columns, with `-` in front for descending; the default is by district, then name. */
export const SERVICE_POINT_SORTS = ['name', 'district', 'kind', 'created'] as const
