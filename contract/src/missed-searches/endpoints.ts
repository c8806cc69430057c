import { m } from 'contract/messages'
import type { Wording } from '../core/wording.ts'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, deletion, done, idsOf, paged, paging, timestamp } from '../core/fields.ts'

const LONGEST = 100

/** Words as they are counted: small letters, single spaces, and nothing that may be a phone or serial number. */
const searched = (error: Wording) =>
  z
    .string({ error })
    .max(2000, { error })
    .transform((words) =>
      words
        .replace(/(?:\d[-. ]?){7,}/g, '… ')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase()
        .slice(0, LONGEST),
    )

/** Words whose searches found nothing, all days together. */
const missedSearch = z.object({
  id: z.int(),
  words: z.string(),
  /** the corrected words whose results were shown at the last search; empty if there were none */
  shown: z.string(),
  times: z.int(),
  last_at: timestamp,
})
export type MissedSearch = z.output<typeof missedSearch>

const SORTS = ['times', '-times', 'last_at', '-last_at'] as const

export const missedSearches = define({
  tell: {
    method: 'POST',
    path: '/products/missedsearches',
    access: 'public',
    summary: 'Tell that a search found nothing; counted by words and day, without anything of the visitor',
    body: z.object({
      words: searched(m.missed_searches_search_words_expected).pipe(
        z.string().min(1, { error: m.missed_searches_search_words_expected }),
      ),
      shown: searched(m.missed_searches_search_words_expected).optional(),
    }),
    response: done,
  },
  list: {
    method: 'GET',
    path: '/products/missedsearches',
    access: 'catalogue.write',
    summary: 'Searches that found nothing, most frequent first',
    query: z.object({
      sort: z.enum(SORTS, { error: m.missed_searches_sort_times_last_before_other_direction }).optional(),
      ...paging(),
    }),
    response: paged(missedSearch),
  },
  clear: {
    method: 'DELETE',
    path: '/products/missedsearches/:id',
    access: 'catalogue.write',
    summary: 'Clear a missed search, with all its days',
    params: byId,
    response: done,
  },
  clearMany: {
    method: 'DELETE',
    path: '/products/missedsearches',
    access: 'catalogue.write',
    summary: 'Clear missed searches, with all their days',
    body: z.object({ missed_search_ids: idsOf(m.missed_searches_select_least_one_search) }),
    response: deletion,
  },
})
