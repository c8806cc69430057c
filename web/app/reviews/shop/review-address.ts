import { signInAddress } from '../../session/guard.ts'

/** Signing in, and back to the reviews of the page. */
export const signInForReview = (page: string): string =>
  `${signInAddress(new URL(page))}${encodeURIComponent('#reviews')}`
