import { clsx } from 'clsx'
import Scale from 'lucide-react/icons/scale'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { compareAddress, compared } from './compared.ts'
import { useKeptIds } from './kept-ids.ts'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

/** The link from product lists to the chosen comparison. */
export function ComparePill({ className }: { className?: string }) {
  const ids = useKeptIds(compared)
  if (ids.length === 0) return null
  return (
    <section
      aria-label={m.products_comparison()}
      className={clsx('flex items-center rounded-control bg-ink text-sm text-white print:hidden', className)}
    >
      <Link
        to={compareAddress(ids)}
        prefetch={ON_INTENT}
        className="flex min-h-11 grow items-center gap-2.5 rounded-control pr-2 pl-4 font-medium whitespace-nowrap"
      >
        <Scale className="size-4.5" aria-hidden />
        {ids.length === 1 ? m.products_compare_one() : m.products_compare_some({ shown: whole(ids.length) })}
      </Link>
      <button
        type="button"
        aria-label={m.products_empty_comparison()}
        title={m.products_empty_comparison()}
        onClick={() => compared.keep([])}
        className="flex size-11 items-center justify-center rounded-control text-white/70 hover:text-white"
      >
        <X className="size-4.5" />
      </button>
    </section>
  )
}
