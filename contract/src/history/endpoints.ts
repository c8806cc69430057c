import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { idNumber, paged, paging, timestamp } from '../core/fields.ts'
import { HISTORY_SUBJECTS } from './words.ts'

const event = z.object({
  id: z.int(),
  at: timestamp,
  /** as a sentence: `Sita Rai approved the registration` */
  sentence: z.string(),
})

/** Something that happened to a record. */
export type HistoryEvent = z.output<typeof event>

/** The history of a record, from its audit rows. */
export const history = define({
  list: {
    method: 'GET',
    path: '/office/history/:subject/:id',
    access: 'dashboard.read',
    centre: 'handler',
    summary:
      'What happened to a record, newest first, for those who may read it; one that is deleted keeps its history',
    params: z.object({ subject: z.enum(HISTORY_SUBJECTS), id: idNumber() }),
    query: z.object(paging()),
    response: paged(event),
  },
})
