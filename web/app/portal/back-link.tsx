import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'

/** The way back to the list, above the title. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-xs text-ink-2 hover:text-ink hover:underline"
  >
    <ArrowLeft className="size-4" />
    {children}
  </Link>
)
