import type { FileReply } from 'contract/core/endpoint'
import type { OwnQuotation } from 'contract/quotations/endpoints'
import { Conflict, Problem } from '../core/problems.ts'
import { documentThread } from '../threads/document-thread.ts'

const draw = documentThread(
  new URL('./quotation-thread.ts', import.meta.url),
  () => new Problem(503, 'busy', 'The quotation could not be drawn in time, please try again', { retryAfter: 5 }),
)

/** An approved quotation as a PDF, drawn in a worker thread. Throws Conflict unless it is approved. */
export async function quotationPdf(quotation: OwnQuotation): Promise<FileReply> {
  if (quotation.status !== 'Approved') throw new Conflict('Only an approved quotation can be downloaded')
  return { content: await draw(quotation), filename: `quotation-${quotation.id}.pdf` }
}
