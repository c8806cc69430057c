import type { ReactNode } from 'react'

/** Text that only a screen reader meets. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="sr-only">{children}</span>
