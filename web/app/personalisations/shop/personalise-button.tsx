import { isStaff } from 'contract/core/roles'
import { lazy, Suspense, useEffect, useState } from 'react'
import { livingSession } from '../../api/living-session.ts'
import { useVisitor } from '../../session/profile.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { newWish, signInFor, wishFor, type PersonalisedProduct, type Wish } from './wish.ts'
import { m } from '#messages'

// Loaded on demand: too heavy for the page itself.
const loadDialog = () => import('./personalise-dialog.tsx')
const PersonaliseDialog = lazy(loadDialog)

export interface PersonaliseButtonProps {
  product: PersonalisedProduct
  /** the place of the colour that the page shows */
  colour: number
}

/** Opens the lettering of a product, also signed out: one signs in to send it, and finds it here again. Staff have none. */
export function PersonaliseButton({ product, colour }: PersonaliseButtonProps) {
  const visitor = useVisitor()
  const [wish, setWish] = useState<Wish>()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  const start = async () => {
    setBusy(true)
    try {
      await loadDialog()
      setWish((before) => before ?? wishFor(product.id).read() ?? newWish(product, colour))
      setOpen(true)
    } catch {
      toast.error(m.personalisations_offline())
    } finally {
      setBusy(false)
    }
  }

  useEffect(() => {
    const resume = async () => {
      const kept = livingSession() && signInFor.read() === product.id ? wishFor(product.id).read() : undefined
      if (!kept) return
      try {
        await loadDialog()
        signInFor.forget()
        setWish(kept)
        setOpen(true)
      } catch {
        // Pressing the button finds it.
      }
    }
    void resume()
  }, [product.id])

  if (visitor.state === 'in' && visitor.profile && isStaff(visitor.profile.role)) return null
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        className="w-full"
        aria-haspopup="dialog"
        busy={busy}
        onClick={() => void start()}
      >
        {m.personalisations_personalise()}
      </Button>
      {wish && (
        <Suspense>
          <PersonaliseDialog product={product} begun={wish} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
