import { COMPARE } from 'contract/core/paths'
import Scale from 'lucide-react/icons/scale'
import X from 'lucide-react/icons/x'
import { Link, useLocation } from 'react-router'
import { compareAddress, compared } from './compared.ts'
import { useKeptIds } from './kept-ids.ts'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'

/** Leads from anywhere in the shop to what was chosen for comparing. */
export function ComparePill() {
  const ids = useKeptIds(compared)
  const { pathname } = useLocation()
  if (ids.length === 0 || pathname === COMPARE) return null
  return (
    <section
      aria-label="Comparison"
      className="fixed bottom-20 left-1/2 z-20 flex -translate-x-1/2 items-center rounded-control bg-ink text-sm text-white shadow-float lg:bottom-6 print:hidden"
    >
      <Link
        to={compareAddress(ids)}
        prefetch={ON_INTENT}
        className="flex min-h-11 items-center gap-2.5 rounded-control pr-2 pl-4 font-medium whitespace-nowrap"
      >
        <Scale className="size-4.5" aria-hidden />
        {ids.length === 1 ? 'Compare: choose another' : `Compare ${ids.length} products`}
      </Link>
      <button
        type="button"
        aria-label="Empty the comparison"
        title="Empty the comparison"
        onClick={() => compared.keep([])}
        className="flex size-11 items-center justify-center rounded-control text-white/70 hover:text-white"
      >
        <X className="size-4.5" />
      </button>
    </section>
  )
}
