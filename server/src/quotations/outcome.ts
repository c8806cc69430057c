import { sql } from 'kysely'
import type { QuotationOutcome } from 'contract/quotations/words'

/** An approved revision of it. */
export const replacedBy = sql<number | null>`(
  select later.id from quotation as later where later.revises = quotation.id and later.status = 'Approved')`

/** What became of a quotation by a day; null while it is not approved. */
export const outcomeOn = (day: string) => sql<QuotationOutcome | null>`(case
  when quotation.status <> 'Approved' then null
  when quotation.lost_at is not null then 'lost'
  when quotation.answer is not null then quotation.answer
  when ${replacedBy} is not null then 'replaced'
  when quotation.valid_until < ${day}::date then 'expired'
  else 'open' end)`
