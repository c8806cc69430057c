import { isRecord, stored } from '../../ui/browser/stored.ts'

/** An unsent review of a product: survives signing in, and belongs to one person. */
export interface ReviewDraft {
  rating: number
  review: string
}

const draftOf = (productId: number) =>
  stored<ReviewDraft | undefined>(`review ${productId}`, {
    owner: 'account',
    days: 7,
    check: reviewOf,
    empty: undefined,
  })

const reviewOf = (value: unknown): ReviewDraft | undefined =>
  isRecord(value) && typeof value.rating === 'number' && typeof value.review === 'string'
    ? { rating: value.rating, review: value.review }
    : undefined

/** The draft of the signed-in visitor, or of a signed-out one. */
export const readDraft = (productId: number): ReviewDraft | undefined => draftOf(productId).read()

export const keepDraft = (productId: number, draft: ReviewDraft): void => draftOf(productId).keep(draft)

export const forgetDraft = (productId: number): void => draftOf(productId).forget()
