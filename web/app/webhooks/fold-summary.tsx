import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

/** What opens a `details` of the class `group`. */
export const FoldSummary = ({ children }: { children: ReactNode }) => (
  <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
    <ChevronDown className="size-4 text-ink-3 transition-transform group-open:rotate-180" aria-hidden />
    {children}
  </summary>
)
