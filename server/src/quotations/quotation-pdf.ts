import type { FileReply } from 'contract/endpoint'
import type { OwnQuotation } from 'contract/quotations'
import { Conflict, Problem } from '../http/errors.ts'
import { ThreadGaveUp, threadFor } from '../threads/thread-for.ts'
import type { FromQuotationThread } from './quotation-thread.ts'

const draw = threadFor<FromQuotationThread>(new URL('./quotation-thread.ts', import.meta.url), {
  heapMb: 128,
  seconds: 20,
})

/** An approved quotation as a PDF, drawn in a thread of its own. Throws Conflict while it is not approved. */
export async function quotationPdf(quotation: OwnQuotation): Promise<FileReply> {
  if (quotation.status !== 'Approved') throw new Conflict('Only an approved quotation can be downloaded')
  let content: Uint8Array = new Uint8Array()
  try {
    await draw(quotation, (bytes) => {
      content = bytes
      return true
    })
  } catch (error) {
    throw error instanceof ThreadGaveUp ? busy() : error
  }
  return { content, filename: `quotation-${quotation.quote_id}.pdf` }
}

const busy = () =>
  new Problem(503, 'busy', 'The quotation could not be drawn in time, please try again', { retryAfter: 5 })
