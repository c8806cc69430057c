import { createElement, Fragment, useState, type ReactNode } from 'react'

export interface Opening {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Whether a dialog is open, and a key that is new with each opening; 0 before the first. */
export function useOpening() {
  const [{ open, times }, set] = useState({ open: false, times: 0 })
  const onOpenChange = (next: boolean) => set((before) => ({ ...before, open: next }))
  return {
    open,
    times,
    start: () => set((before) => ({ open: true, times: before.times + 1 })),
    onOpenChange,
    /** Draws the dialog from its first opening on, as a new instance for each. */
    opened: (draw: (opening: Opening) => ReactNode): ReactNode =>
      times > 0 && createElement(Fragment, { key: times }, draw({ open, onOpenChange })),
  }
}
