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
import { m } from '#messages'

export interface CompareFullDialogProps {
  product: { id: number; model_name: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which of the three products makes room for a fourth. */
export default function CompareFullDialog({ product, open, onOpenChange }: CompareFullDialogProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.products_three_at_once()}
      text={m.products_make_room({ model: product.model_name })}
      actions={<DialogCancel />}
    >
      <Rows
        key={attempt}
        onRetry={() => setAttempt((before) => before + 1)}
        onReplace={(id) => {
          compared.keep(compared.read().map((other) => (other === id ? product.id : other)))
          onOpenChange(false)
        }}
      />
    </Dialog>
  )
}

interface RowsProps {
  onReplace: (id: number) => void
  onRetry: () => void
}

/** The compared products; until they are here, their room. */
function Rows({ onReplace, onRetry }: RowsProps) {
  const ids = useKeptIds(compared)
  const asked = ids.join(',')
  const [cards, setCards] = useState<readonly ShownCard[] | 'failed'>([])
  useEffect(() => {
    const leaving = new AbortController()
    api.products.some({ query: { ids: asked } }, { signal: leaving.signal }).then(
      ({ data }) => setCards(shownCards(data)),
      () => !leaving.signal.aborted && setCards('failed'),
    )
    return () => leaving.abort()
  }, [asked])
  if (cards === 'failed')
    return <ErrorState title={m.products_not_loaded()} text={m.products_comparison_kept()} onRetry={onRetry} />
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ids.map((id) => (
        <Row key={id} card={cards.find((card) => card.id === id)} onReplace={() => onReplace(id)} />
      ))}
    </ul>
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
        <Button
          variant="line"
          size="sm"
          onClick={onReplace}
          aria-label={m.products_replace_named({ model: card.model_name })}
        >
          {m.ui_replace()}
        </Button>
      </>
    )}
  </li>
)
