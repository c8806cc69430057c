import { livingSession } from '../../session/session.ts'

/** An unsent review of a product: survives signing in, and belongs to one person. */
export interface ReviewDraft {
  rating: number
  review: string
}

const keyOf = (productId: number) => `review-draft-${productId}`
const me = () => livingSession()?.accountId ?? null

/** The draft of the signed-in visitor, or of a signed-out one. */
export function readDraft(productId: number): ReviewDraft | undefined {
  try {
    const { rating, review, by } = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? '{}') as Record<
      string,
      unknown
    >
    if (typeof rating !== 'number' || typeof review !== 'string') return undefined
    return by === null || by === me() ? { rating, review } : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(productId: number, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify({ ...draft, by: me() }))
  } catch {
    // A full or forbidden store: it is still in the form.
  }
}

export const forgetDraft = (productId: number): void => sessionStorage.removeItem(keyOf(productId))
