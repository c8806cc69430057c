import type { OwnReview } from 'contract/reviews/endpoints'
import { isStaff } from 'contract/core/roles'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import { useVisitor } from '../../session/profile.ts'
import type { ShownReviews } from '../shown-reviews.ts'

interface Known {
  accountId: number
  /** the reviews that were on the page when it was asked for */
  of: ShownReviews
  review: OwnReview | null
}

/**
 * The signed-in customer's review, once it is known: the page is the same for everybody, so the browser asks for it, and
 * again whenever the page's reviews reload.
 */
export function useOwnReview(
  productId: number,
  reviews: ShownReviews,
): { own: OwnReview | undefined; isCurrent: boolean } {
  const visitor = useVisitor()
  const profile = visitor.state === 'in' ? visitor.profile : undefined
  const accountId = profile && !isStaff(profile.role) ? profile.id : undefined
  const [known, setKnown] = useState<Known>()

  useEffect(() => {
    if (accountId === undefined) return undefined
    const controller = new AbortController()
    api.reviews.getMine({ params: { id: productId } }, { signal: controller.signal }).then(
      ({ data: { review } }) => setKnown({ accountId, of: reviews, review }),
      // Writing shows the reason.
      () => undefined,
    )
    return () => controller.abort()
  }, [productId, accountId, reviews])

  const own = known && known.accountId === accountId ? known.review : null
  return { own: own ?? undefined, isCurrent: known?.of === reviews }
}
