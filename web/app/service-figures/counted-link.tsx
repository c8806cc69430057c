import type { ReactNode } from 'react'
import { useMay } from '../office/office-data.ts'
import { TextLink } from '../ui/buttons/text-link.tsx'

/** A figure that leads to its rows, for whoever may read them; of nothing there are none. */
export function CountedLink({ to, count, children }: { to: string; count: number; children: ReactNode }) {
  const mayRead = useMay('complaints.read')
  if (!mayRead || count === 0) return <>{children}</>
  return (
    <TextLink to={to} className="inline-block min-w-6 py-1">
      {children}
    </TextLink>
  )
}
