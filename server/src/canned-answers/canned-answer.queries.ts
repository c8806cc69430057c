import { m } from 'contract/messages'
import { ANSWER_FIELDS } from 'contract/canned-answers/words'
import { meeting } from '../platform/database/meeting.ts'
import type { CannedAnswer } from 'contract/canned-answers/endpoints'
import { ANSWER_KINDS, type AnswerKind } from 'contract/canned-answers/words'
import type { Pagination } from 'contract/core/fields'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { byName } from '../platform/database/by-name.ts'
import { containing } from '../platform/database/containing.ts'
import { byState } from '../platform/database/order-of.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'

export interface AnswerFilter {
  /** part of title or text, in either language */
  search?: string | undefined
  kind?: AnswerKind | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
}

/** One page of the canned answers, in the order of their kinds, then by title. */
export async function pageOfAnswers(
  db: Db,
  { search, kind, where, ...page }: AnswerFilter & PageRequest,
): Promise<{ data: CannedAnswer[]; pagination: Pagination }> {
  const found = answers(db)
    .$if(!!search, (query) => query.where(containing(SEARCHED, search!)))
    .$if(kind !== undefined, (query) => query.where('canned_answer.kind', '=', kind!))
    .where(meeting(where, ANSWER_FIELDS, ASKED))
  const [data, { total }] = await Promise.all([
    found
      .select(COLUMNS)
      .orderBy(byState('canned_answer.kind', ANSWER_KINDS))
      .orderBy(byName('canned_answer.title'))
      .orderBy('canned_answer.id')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

/** One canned answer. Throws NotFound. */
export async function getAnswer(db: Db, id: number): Promise<CannedAnswer> {
  const row = await answers(db).select(COLUMNS).where('canned_answer.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.canned_answers_canned_answer_not_found())
  return row
}

const ASKED = {
  kind: sql`canned_answer.kind`,
  title: sql`canned_answer.title`,
  text: sql`canned_answer.text`,
}

const answers = (db: Db) => db.selectFrom('canned_answer')

const COLUMNS = [
  'canned_answer.id',
  'canned_answer.kind',
  'canned_answer.title',
  'canned_answer.text',
  'canned_answer.title_ne',
  'canned_answer.text_ne',
  'canned_answer.sms',
  'canned_answer.sms_ne',
  'canned_answer.version',
  'canned_answer.created_at as date_joined',
] as const

const SEARCHED = sql`canned_answer.title || ' ' || canned_answer.text || ' ' || canned_answer.title_ne || ' '
  || canned_answer.text_ne`
