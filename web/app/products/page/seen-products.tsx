import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { keptIds, useKeptIds } from '../compare/kept-ids.ts'
import { inOwnTask } from '../../ui/browser/own-task.ts'
import { ProductStrip } from '../card/product-strip.tsx'
import { shownCards, type ShownCard } from '../shown-card.ts'
import { m } from '#messages'

const SHOWN = 4

const seen = keptIds('seen-products', SHOWN + 1)

/** Remembers that this product was looked at, and shows those that were before it, as they are now. */
export function SeenProducts({ id }: { id: number }) {
  const place = useRef<HTMLElement>(null)
  const before = useKeptIds(seen).filter((other) => other !== id)
  const ids = before.slice(0, SHOWN).join(',')
  const [cards, setCards] = useState<readonly ShownCard[]>([])
  useEffect(() => inOwnTask(() => seen.keep([id, ...seen.read().filter((other) => other !== id)])), [id])
  useEffect(() => {
    const section = place.current
    if (ids === '' || !section) return undefined
    const leaving = new AbortController()
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        loadCards(ids, leaving.signal).then(setCards, () => undefined)
      },
      { rootMargin: '600px' },
    )
    near.observe(section)
    return () => {
      near.disconnect()
      leaving.abort()
    }
  }, [ids, place])
  const shown = cards.filter((card) => before.includes(card.id))
  return (
    <section ref={place} aria-labelledby="seen" className={shown.length > 0 ? 'border-t border-line' : undefined}>
      {shown.length > 0 && (
        <div className="mx-auto max-w-shop py-14 lg:px-10 lg:py-24">
          <h2 id="seen" className="px-5 text-title lg:px-0">
            {m.products_seen_last()}
          </h2>
          <div className="mt-7 lg:mt-10">
            <ProductStrip products={shown} />
          </div>
        </div>
      )}
    </section>
  )
}

async function loadCards(ids: string, signal: AbortSignal): Promise<ShownCard[]> {
  return shownCards((await api.products.some({ query: { ids } }, { signal })).data)
}
