import { m } from 'contract/messages'
import { partRequests } from 'contract/parts/requests'
import type { FastifyInstance } from 'fastify'
import { bulkAnswerOf } from '../../platform/http/bulk-answer.ts'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import { eachRow } from '../../platform/core/each-row.ts'
import type { Services } from '../../platform/core/services.ts'
import { implement } from '../../platform/http/implement.ts'
import { pagesOf, sheetOf } from '../../platform/sheets/write-sheet.ts'
import { askParts } from './ask-parts.ts'
import { countRequests, getRequest, pageOfRequests } from './request.queries.ts'
import { requestColumns } from './request.sheets.ts'
import { approveRequest, cancelRequest, receiveSent, refuseRequest, returnParts, sendParts } from './step-request.ts'

export function partRequestRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const answer = async (user: Caller, id: number, message: string) => ({
    message,
    data: await getRequest(db, id, reachOf(user)),
  })

  implement(app, services, partRequests, {
    list: ({ query }, { user }) => pageOfRequests(db, { ...query, reach: reachOf(user) }),
    counts: async ({ query }, { user }) => ({ data: await countRequests(db, { ...query, reach: reachOf(user) }) }),
    export: ({ query: { format, ...filters } }, { user }) =>
      sheetOf({
        format,
        name: 'part-requests',
        columns: requestColumns,
        pages: pagesOf((page) => pageOfRequests(db, { ...filters, ...page, reach: reachOf(user) })),
      }),
    ask: async ({ params, body }, { user }) => {
      const requests = await askParts(services, user, params.id, body)
      return { message: m.requests_asked(), data: { requests } }
    },
    approveMany: async ({ body: { ids } }, { user }) => {
      const { done, skipped } = await eachRow(services, ids, (id) => approveRequest(services, user, id, {}))
      return bulkAnswerOf(done.length, skipped)
    },
    sendMany: async ({ body: { ids, note } }, { user }) => {
      const { done, skipped } = await eachRow(services, ids, (id) => sendParts(services, user, id, { note }))
      return bulkAnswerOf(done.length, skipped)
    },
    approve: async ({ params: { id }, body }, { user }) => {
      await approveRequest(services, user, id, body)
      return answer(user, id, m.requests_approved())
    },
    refuse: async ({ params: { id }, body }, { user }) => {
      await refuseRequest(services, user, id, body)
      return answer(user, id, m.requests_refused())
    },
    send: async ({ params: { id }, body }, { user }) => {
      await sendParts(services, user, id, body)
      return answer(user, id, m.requests_sent())
    },
    receive: async ({ params: { id }, body }, { user }) => {
      await receiveSent(services, user, id, body)
      return answer(user, id, m.requests_received())
    },
    return: async ({ params: { id }, body }, { user }) => {
      await returnParts(services, user, id, body)
      return answer(user, id, m.requests_returned())
    },
    cancel: async ({ params: { id }, body }, { user }) => {
      await cancelRequest(services, user, id, body)
      return answer(user, id, m.requests_cancelled())
    },
  })
}
