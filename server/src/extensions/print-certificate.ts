import type { FileReply } from 'contract/core/endpoint'
import { Problem } from '../core/problems.ts'
import { letterheadOf } from '../papers/letterhead.ts'
import type { Services } from '../services.ts'
import { documentThread } from '../threads/document-thread.ts'
import type { CertificateFacts } from './certificate.queries.ts'

const draw = documentThread(
  new URL('./certificate-thread.ts', import.meta.url),
  () => new Problem(503, 'busy', 'The certificate could not be drawn right now. Please try again.', { retryAfter: 10 }),
)

/** The certificate as a PDF, drawn in a worker thread; its code leads to the page that checks it. */
export async function printCertificate(services: Services, facts: CertificateFacts): Promise<FileReply> {
  const address = `${services.config.publicUrl}/warranty-check?serial=${encodeURIComponent(facts.serial_number)}`
  return {
    content: await draw({ ...facts, address, letterhead: await letterheadOf(services) }),
    filename: `warranty-${facts.serial_number.replace(/[^A-Za-z0-9-]/g, '_')}.pdf`,
  }
}
