import { useSyncExternalStore } from 'react'

/** Below the width from which the office shows its side menu. */
const NARROW = '(width < 64rem)'

/** Whether the window is narrower than a desk's, for what is another part there and not only another size. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, read, () => false)

const read = () => matchMedia(NARROW).matches

function subscribe(listener: () => void) {
  const width = matchMedia(NARROW)
  width.addEventListener('change', listener)
  return () => width.removeEventListener('change', listener)
}
