import { useSyncExternalStore } from 'react'

/** False on the server and in the very first render of the browser, then true: for what only a browser can draw. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
