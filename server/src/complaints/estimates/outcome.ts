import { CLOSED_STATUSES } from 'contract/complaints/words'
import type { EstimateOutcome } from 'contract/complaints/estimate-words'
import { sql } from 'kysely'

/** What became of an estimate by a day; its complaint is joined. */
export const outcomeOn = (day: string) => sql<EstimateOutcome>`(case
  when repair_estimate.answer is not null then repair_estimate.answer
  when repair_estimate.replaced_at is not null then 'replaced'
  when complaint.status = any(${[...CLOSED_STATUSES]}) then 'closed'
  when repair_estimate.valid_until < ${day}::date then 'expired'
  else 'open' end)`
