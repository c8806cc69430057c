import { useSyncExternalStore } from 'react'

/** False on the server and in the first render of the browser, then true: for what only a browser can render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
