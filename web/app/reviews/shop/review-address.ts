import { signInAddress } from '../../session/guard.ts'

/** The sign-in link that returns to the page's reviews. */
export const signInForReview = (page: string): string =>
  `${signInAddress(new URL(page))}${encodeURIComponent('#reviews')}`
