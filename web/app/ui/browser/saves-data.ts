/** Whether this browser was told to be sparing with data. */
export const savesData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData === true

/** For links: what lies behind them is fetched when one is about to press, unless data is dear. */
export const ON_INTENT = savesData() ? 'none' : 'intent'
