import { startTransition, useRef, useState } from 'react'

/**
 * Does a work, unless the one before is still under way: a second press does nothing, however fast it comes. The work
 * ends with its promise and not with a state that React shows: on a slow phone a short one is over before it was shown.
 */
export function useSingle(): (work: () => Promise<void>) => void {
  const begun = useRef(0)
  const [ended, setEnded] = useState(0)
  return (work) => {
    if (begun.current > ended) return
    const turn = ended + 1
    begun.current = turn
    // With what the work changed on the screen: until that is seen, a press means what it was before.
    void work().finally(() => startTransition(() => setEnded(turn)))
  }
}
