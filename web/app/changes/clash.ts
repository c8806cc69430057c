import type { HistoryEvent } from 'contract/history/endpoints'
import type { HistorySubject } from 'contract/history/words'
import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import type { Versioned, Shown } from './compared-fields.ts'

/** Two people changed the same fields differently: the values to choose between. */
export interface Clash {
  /** the record as the other person left it */
  current: Versioned
  fields: readonly { name: string; label: string; mine: Shown; theirs: Shown }[]
  /** the last change; empty where it cannot be read */
  events: readonly HistoryEvent[]
}

/** Refused because of a clash: the form asks which values stay. */
export interface ClashRefusal extends Refusal {
  clash: Clash
}

/** The clash that an action gave back, if it did. */
export const clashIn = (result: unknown): Clash | undefined =>
  isRefusal(result) && 'clash' in result ? (result as ClashRefusal).clash : undefined

/** The resolution: the other person's values for these fields, this form's for all others. */
export interface Decided {
  current: Versioned
  theirs: readonly string[]
}

/** The last change of a record, in a list; none where it cannot be read. */
export const lastEvent = (subject: HistorySubject, id: number): Promise<HistoryEvent[]> =>
  api.history.list({ params: { subject, id }, query: { per_page: 1 } }).then(
    ({ data }) => data,
    () => [],
  )
