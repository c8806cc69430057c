import { m } from 'contract/messages'
import type { FileReply } from 'contract/core/endpoint'
import type { OwnQuotation } from 'contract/quotations/endpoints'
import type { Reader } from '../platform/core/format.ts'
import { Conflict, Problem } from '../platform/core/problems.ts'
import { voiceOf } from '../customer-texts/voice.ts'
import { letterheadOf } from '../platform/papers/letterhead.ts'
import type { Services } from '../platform/core/services.ts'
import { readerOfQuotation } from './quotation.queries.ts'
import type { QuotationPaper } from './page.ts'
import { quotationWords } from './quotation-words.ts'
import { documentThread } from '../platform/threads/document-thread.ts'

const draw = documentThread(
  new URL('./quotation-thread.ts', import.meta.url),
  () => new Problem(503, 'busy', m.quotations_quotation_could_not_drawn_time_try(), { retryAfter: 5 }),
)

/** An approved quotation as a PDF in its customer's language and calendar, drawn in a worker thread. Throws Conflict unless it is approved. */
export async function quotationPdf(services: Services, quotation: OwnQuotation): Promise<FileReply> {
  if (quotation.status !== 'Approved') throw new Conflict(m.quotations_only_approved_quotation_downloaded())
  return printQuotation(services, quotation, await readerOfQuotation(services.db, quotation.id))
}

/** A quotation as a PDF for this reader. */
export async function printQuotation(services: Services, quotation: OwnQuotation, reader: Reader): Promise<FileReply> {
  const { phone, address, address_ne, pan_number } = services.settings.current
  const paper: QuotationPaper = {
    ...quotation,
    ...reader,
    seller: { address: (reader.locale === 'ne' && address_ne) || address, pan: pan_number },
    letterhead: await letterheadOf(services),
    words: quotationWords(phone, { ...quotation, ...reader })(voiceOf(services, reader.locale)),
  }
  return { content: await draw(paper), filename: `quotation-${quotation.id}.pdf` }
}
