import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ProductPicture } from '../card/product-picture.tsx'
import { shownCards, type ShownCard } from '../shown-card.ts'
import { compared } from './compared.ts'
import { useKeptIds } from './kept-ids.ts'

export interface CompareFullDialogProps {
  product: { id: number; model_name: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which of the three products makes room for a fourth. */
export default function CompareFullDialog({ product, open, onOpenChange }: CompareFullDialogProps) {
  const ids = useKeptIds(compared)
  const { cards, failed, retry } = useCards(open ? ids.join(',') : '')
  const replace = (id: number) => {
    compared.keep(ids.map((other) => (other === id ? product.id : other)))
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Three products can be compared at once"
      text={`Which one should make room for ${product.model_name}?`}
      actions={<DialogCancel />}
    >
      {failed ? (
        <ErrorState title="The products did not load" text="Your comparison is kept." onRetry={retry} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {ids.map((id) => (
            <Row key={id} card={cards?.find((card) => card.id === id)} onReplace={() => replace(id)} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const Row = ({ card, onReplace }: { card: ShownCard | undefined; onReplace: () => void }) => (
  <li className="flex h-18 items-center gap-3">
    {card && (
      <>
        <ProductPicture picture={card.picture} sizes="3rem" className="size-12 shrink-0 rounded-control" />
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-medium">{card.model_name}</span>
          <span className="block truncate text-2xs text-ink-3">{card.name}</span>
        </span>
        <Button variant="line" size="sm" onClick={onReplace} aria-label={`Replace ${card.model_name}`}>
          Replace
        </Button>
      </>
    )}
  </li>
)

/** The compared products as cards; asked for again after a failure. */
function useCards(ids: string) {
  const [answer, setAnswer] = useState<{ ids: string; cards?: readonly ShownCard[] }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (ids === '') return undefined
    const leaving = new AbortController()
    api.products.some({ query: { ids } }, { signal: leaving.signal }).then(
      ({ data }) => setAnswer({ ids, cards: shownCards(data) }),
      () => !leaving.signal.aborted && setAnswer({ ids }),
    )
    return () => leaving.abort()
  }, [ids, attempt])
  return {
    cards: answer?.cards,
    failed: answer !== undefined && answer.ids === ids && !answer.cards,
    retry: () => {
      setAnswer(undefined)
      setAttempt((before) => before + 1)
    },
  }
}
