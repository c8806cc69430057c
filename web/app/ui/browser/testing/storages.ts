import { vi } from 'vitest'

/** A browser's two storages and its events, for as long as a test lasts; what code of ours listens for comes through `send`. */
export function stubStorages() {
  const storages = { localStorage: storage(), sessionStorage: storage() }
  const events = new EventTarget()
  vi.stubGlobal('localStorage', storages.localStorage)
  vi.stubGlobal('sessionStorage', storages.sessionStorage)
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  return { ...storages, send: (event: Event) => void events.dispatchEvent(event) }
}

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
