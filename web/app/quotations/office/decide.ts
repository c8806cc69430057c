import { api } from '../../api/client.ts'
import { decideAction } from '../../office/decide-action.ts'

/** Approves or rejects a request. */
export const decideQuotation = decideAction({
  choice: 'action',
  schema: async () => {
    const { body, params } = (await import('contract/quotations/endpoints')).quotations.decide
    return body.extend({ quote_id: params.shape.id })
  },
  send: ({ quote_id, ...body }) => api.quotations.decide({ params: { id: quote_id }, body }),
})
