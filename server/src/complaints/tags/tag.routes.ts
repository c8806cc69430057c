import { m } from 'contract/messages'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { complaintTags } from 'contract/complaints/tags'
import type { FastifyInstance } from 'fastify'
import { bulkAnswerOf } from '../../platform/http/bulk-answer.ts'
import { reachOf } from '../../platform/core/caller.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/core/services.ts'
import { changeTags, changeTagsOfMany } from './change-tags.ts'
import { listUsedTags } from './tag.queries.ts'

export function tagRoutes(app: FastifyInstance, services: Services, detail: (id: number) => Promise<ComplaintDetail>) {
  implement(app, services, complaintTags, {
    listUsed: async (_, { user }) => ({ data: await listUsedTags(services.db, reachOf(user)) }),
    change: async ({ params, body }, { user }) => {
      await changeTags(services, user, params.id, body)
      return { message: m.complaints_tags_saved(), data: await detail(params.id) }
    },
    changeMany: async ({ body: { ids, ...change } }, { user }) => {
      const { done, skipped } = await changeTagsOfMany(services, user, ids, change)
      return bulkAnswerOf(done.length, skipped)
    },
  })
}
