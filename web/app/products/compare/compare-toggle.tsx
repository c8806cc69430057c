import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { compared, COMPARED_AT_MOST } from './compared.ts'
import { useKeptIds } from './kept-ids.ts'
import { m } from '#messages'

// Few people compare a fourth product.
const CompareFullDialog = lazy(() => import('./compare-full-dialog.tsx'))

export interface CompareToggleProps {
  product: { id: number; model_name: string }
  className?: string
}

/** Takes a product into the comparison, or out of it; a fourth one in the place of another. */
export function CompareToggle({ product, className }: CompareToggleProps) {
  const { id, model_name } = product
  const ids = useKeptIds(compared)
  const [full, setFull] = useState<'never' | 'open' | 'closed'>('never')
  const isIn = ids.includes(id)
  const toggle = () => {
    const kept = compared.read()
    if (kept.includes(id)) compared.keep(kept.filter((other) => other !== id))
    else if (kept.length < COMPARED_AT_MOST) compared.keep([...kept, id])
    else setFull('open')
  }
  return (
    <>
      <button
        type="button"
        aria-label={m.products_compare_named({ model: model_name })}
        aria-pressed={isIn}
        onClick={toggle}
        className={clsx(
          'group/compare inline-flex min-h-11 items-center gap-2 rounded-control text-xs text-ink-2 hover:text-ink',
          className,
        )}
      >
        <span
          aria-hidden
          className="flex size-4.5 items-center justify-center rounded-sm border border-control bg-white group-aria-pressed/compare:border-ink group-aria-pressed/compare:bg-ink"
        >
          <svg
            viewBox="0 0 12 12"
            className="size-3 fill-none stroke-white stroke-2 not-group-aria-pressed/compare:hidden"
          >
            <path d="M2 6.5 4.8 9 10 3.2" />
          </svg>
        </span>
        {m.products_compare()}
      </button>
      {full !== 'never' && (
        <Suspense>
          <CompareFullDialog
            product={product}
            open={full === 'open'}
            onOpenChange={(open) => setFull(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
