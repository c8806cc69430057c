/** Whether the browser's data saver is on. */
export const savesData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData === true

/** For links: prefetches their page on intent, unless the data saver is on. */
export const ON_INTENT = savesData() ? 'none' : 'intent'
