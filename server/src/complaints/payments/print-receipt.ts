import { m } from 'contract/messages'
import type { FileReply } from 'contract/core/endpoint'
import { Problem } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { letterheadOf } from '../../platform/papers/letterhead.ts'
import { documentThread } from '../../platform/threads/document-thread.ts'
import type { Receipt } from './receipt-paper.ts'
import type { ReceiptFacts } from './receipt.queries.ts'

const draw = documentThread(
  new URL('./receipt-thread.ts', import.meta.url),
  () => new Problem(503, 'busy', m.payments_receipt_could_not_drawn(), { retryAfter: 5 }),
)

/** A receipt as a PDF in its customer's language and calendar, drawn in a worker thread. */
export async function printReceipt(services: Services, facts: ReceiptFacts): Promise<FileReply> {
  const { address, address_ne, pan_number } = services.settings.current
  const receipt: Receipt = {
    ...facts,
    seller: { address: (facts.locale === 'ne' && address_ne) || address, pan: pan_number },
    letterhead: await letterheadOf(services),
  }
  return { content: await draw(receipt), filename: `receipt-${facts.number.replace('/', '-')}.pdf` }
}
