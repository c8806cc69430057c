import { useState } from 'react'

/** Whether a dialog is open, and a key that is new with each opening; 0 before the first. */
export function useOpening() {
  const [{ open, times }, set] = useState({ open: false, times: 0 })
  return {
    open,
    times,
    start: () => set((before) => ({ open: true, times: before.times + 1 })),
    onOpenChange: (next: boolean) => set((before) => ({ ...before, open: next })),
  }
}
