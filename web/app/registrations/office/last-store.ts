import { stored, textsOf } from '../../ui/browser/stored.ts'

const FIELDS = ['store_name', 'store_location', 'store_number'] as const

export type Store = Record<(typeof FIELDS)[number], string>

const place = stored<Partial<Store>>('counter-store', { check: textsOf, empty: {} })

/** The store of the last registration on this device; nothing personal. Signing out forgets it. */
export const lastStore = place.read

/** Keeps the store for the next form. */
export const keepStore = (typed: Record<string, unknown>): void =>
  place.keep(Object.fromEntries(FIELDS.map((field) => [field, asText(typed[field])])))

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
