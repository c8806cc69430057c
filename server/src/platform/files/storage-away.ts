import { m } from 'contract/messages'
import { Problem } from '../core/problems.ts'

/** The storage is unreachable, too slow, or answers nonsense; a later try may succeed. */
export class StorageAway extends Problem {
  constructor(cause: unknown) {
    super(503, 'storage_away', m.files_files_cannot_reached_just_now_try(), { retryAfter: 10 })
    this.cause = cause
  }
}

/** The message of an error, for an operator: of a storage that is away, why it is. */
export const operatorsReason = (error: unknown): string =>
  ((error instanceof StorageAway ? error.cause : error) as Error).message
