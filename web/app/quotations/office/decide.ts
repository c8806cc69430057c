import { api } from '../../api/client.ts'
import { decideAction } from '../../office/decide-action.ts'

/** Approves or rejects a request. */
export const decideQuotation = decideAction(api.quotations.decide, { choice: 'action', idField: 'quote_id' })
