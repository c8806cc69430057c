import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A quiet way on, beside a heading or under a paragraph. */
export const ArrowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-1.5 font-medium underline decoration-line-2 decoration-1 underline-offset-6 transition-colors hover:decoration-red"
  >
    {children}
    <ArrowRight className="size-4" aria-hidden />
  </Link>
)
