import { createElement, Fragment, useState, type ReactNode } from 'react'

export interface Opening {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** State of a dialog: whether it is open, and how many times it was opened, as a key for a new instance. */
export function useOpening() {
  const [{ open, times }, set] = useState({ open: false, times: 0 })
  const onOpenChange = (next: boolean) => set((before) => ({ ...before, open: next }))
  return {
    open,
    times,
    start: () => set((before) => ({ open: true, times: before.times + 1 })),
    onOpenChange,
    /** Renders the dialog from its first opening on, as a new instance each time. */
    opened: (draw: (opening: Opening) => ReactNode): ReactNode =>
      times > 0 && createElement(Fragment, { key: times }, draw({ open, onOpenChange })),
  }
}
