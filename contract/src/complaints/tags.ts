import { m } from 'contract/messages'
import { z } from 'zod'
import { bulkAnswer } from '../core/bulk.ts'
import { define } from '../core/endpoint.ts'
import { byId, idsOf, many, one } from '../core/fields.ts'
import { listIn } from '../core/dates/weekdays.ts'
import { complaintDetail, tag } from './endpoints.ts'
import { TAGS_MAX } from './words.ts'

const tagList = () => listIn(tag, m.complaints_enter_tag, TAGS_MAX).default([])

const change = { add: tagList(), remove: tagList() }

const usedTag = z.object({ tag: z.string(), complaints: z.int() })
export type UsedTag = z.output<typeof usedTag>

/** Free short words by which staff group complaints. */
export const complaintTags = define({
  listUsed: {
    method: 'GET',
    path: '/stocks/tags',
    access: 'complaints.read',
    centre: 'handler',
    summary: 'The tags that complaints have, the most used first',
    response: many(usedTag),
  },
  change: {
    method: 'PUT',
    path: '/stocks/complaints/:id/tags',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Add tags to a complaint and take others away; the rest stays',
    params: byId,
    body: z.object(change),
    response: one(complaintDetail),
  },
  changeMany: {
    method: 'POST',
    path: '/stocks/complaints/bulk/tags',
    access: 'complaints.write',
    centre: 'handler',
    summary: 'Add tags to complaints and take others away, each for itself',
    body: z
      .object({ ids: idsOf(m.complaints_select_least_one_complaint), ...change })
      .refine(({ add, remove }) => add.length + remove.length > 0, { error: m.complaints_enter_tag, path: ['add'] }),
    response: bulkAnswer,
  },
})
