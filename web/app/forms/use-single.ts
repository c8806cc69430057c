import { startTransition, useRef, useState } from 'react'

/**
 * Runs a task unless the previous one is still running, so a second press does nothing. It follows the promise and not
 * React state, because on a slow phone a short task ends before its state is rendered.
 */
export function useSingle(): (work: () => Promise<void>) => void {
  const begun = useRef(0)
  const [ended, setEnded] = useState(0)
  return (work) => {
    if (begun.current > ended) return
    const turn = ended + 1
    begun.current = turn
    // Together with the rendered result: until then a press still refers to the old screen.
    void work().finally(() => startTransition(() => setEnded(turn)))
  }
}
