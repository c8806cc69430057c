import { sql, type RawBuilder } from 'kysely'
import { COMPLAINT_STATUSES } from 'contract/complaints/words'
import { language } from 'contract/core/wording'
import { wordsIn } from '../platform/audit/words-in.ts'
import { stateText } from '../platform/core/state-text.ts'

/** What a record without a name is called, by its number: `Complaint 12`. */
export const numberedAs = (
  words: (places: { id: string }) => string,
  number: RawBuilder<unknown> = sql`id::text`,
): RawBuilder<unknown> => sql`replace(${words({ id: PLACE })}::text, ${PLACE}, ${number})`

const PLACE = '{id}'

/** The state of a row in the language of the request; in English as it is stored. */
export function stateSaid(status: RawBuilder<unknown>): RawBuilder<unknown> {
  if (language() === 'en') return status
  const cases = STATES.map((state) => sql`when ${sql.lit(state)} then ${sql.lit(nepaliOf(state))}`)
  return sql`case lower(${status}) ${sql.join(cases, sql` `)} else ${status} end`
}

const STAGES = new Map(COMPLAINT_STATUSES.map((status) => [status.toLowerCase(), status]))
const STATES = [...STAGES.keys(), 'pending', 'approved', 'discount', 'rejected']

function nepaliOf(state: string): string {
  const stage = STAGES.get(state)
  return stage ? wordsIn('ne', stage) : stateText(state, 'ne')
}
