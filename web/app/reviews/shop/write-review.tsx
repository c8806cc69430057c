import { isStaff } from 'contract/core/roles'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useVisitor } from '../../session/profile.ts'
import { settings } from '../../brand/page-settings.ts'
import { whole } from '../../ui/format/numbers.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { readDraft } from './review-draft.ts'
import type { ShownReviews } from '../shown-reviews.ts'
import { useOwnReview } from './use-own-review.ts'
import { m } from '#messages'

// Loaded on demand: too heavy for the page itself. What sends them comes along, because it cannot be loaded once the
// connection is gone.
const withAction = async <T,>(part: Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([part, import('./review-action.ts')])
  return loaded
}
const loadForm = () => withAction(import('./review-form.tsx'))
const ReviewForm = lazy(loadForm)
const OwnReview = lazy(() => withAction(import('./own-review.tsx')))

export interface WriteReviewProps {
  productId: number
  reviews: ShownReviews
  /** called when the form closes and its focus is lost */
  onClosed: () => void
}

/** Writing a review, or editing and deleting the customer's own. Staff write none. */
export function WriteReview({ productId, reviews, onClosed }: WriteReviewProps) {
  const visitor = useVisitor()
  const { own, isCurrent } = useOwnReview(productId, reviews)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  const write = async () => {
    setBusy(true)
    try {
      await loadForm()
      setOpen(true)
    } catch {
      toast.error(m.reviews_no_connection())
    } finally {
      setBusy(false)
    }
  }
  // Back from signing in, or after a reload: continue with the draft.
  useEffect(() => {
    if (!readDraft(productId)) return
    loadForm().then(
      () => setOpen(true),
      () => undefined,
    )
  }, [productId])

  if (visitor.state === 'in' && visitor.profile && isStaff(visitor.profile.role)) return null
  const close = () => {
    setOpen(false)
    onClosed()
  }
  if (open)
    return (
      <Suspense>
        <ReviewForm productId={productId} own={own} onDone={close} onCancel={close} />
      </Suspense>
    )
  if (own)
    return (
      <Suspense>
        <OwnReview own={own} busy={busy || !isCurrent} onEdit={() => void write()} />
      </Suspense>
    )
  return (
    <>
      <Button variant="outline" busy={busy} onClick={() => void write()}>
        {m.reviews_write()}
      </Button>
      <p className="mt-2.5 text-2xs text-ink-3">{m.reviews_earns({ points: whole(settings().reviewPoints) })}</p>
    </>
  )
}
