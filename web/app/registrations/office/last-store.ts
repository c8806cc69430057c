const KEY = 'counter store'
const FIELDS = ['store_name', 'store_location', 'store_number'] as const

export type Store = Record<(typeof FIELDS)[number], string>

/** The store of the last registration on this device; nothing personal. Signing out forgets it. */
export function lastStore(): Partial<Store> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Store>
  } catch {
    return {}
  }
}

/** Keeps the store for the next form. */
export function keepStore(typed: Record<string, unknown>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, typed[field] ?? '']))))
  } catch {
    // A full or forbidden store: the next form begins empty.
  }
}
