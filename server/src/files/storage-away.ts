import { Problem } from '../core/problems.ts'

/** The storage cannot be reached, is too slow, or talks nonsense: another try later may succeed. */
export class StorageAway extends Problem {
  constructor(cause: unknown) {
    super(503, 'storage_away', 'Files cannot be reached just now, please try again in a moment', { retryAfter: 10 })
    this.cause = cause
  }
}
