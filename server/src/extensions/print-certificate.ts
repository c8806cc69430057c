import { m } from 'contract/messages'
import type { FileReply } from 'contract/core/endpoint'
import { Problem } from '../platform/core/problems.ts'
import { voiceOf } from '../customer-texts/voice.ts'
import { letterheadOf } from '../platform/papers/letterhead.ts'
import type { Services } from '../platform/core/services.ts'
import { documentThread } from '../platform/threads/document-thread.ts'
import type { CertificateFacts } from './certificate.queries.ts'
import type { Certificate } from './certificate-sheet.ts'
import { certificateWords } from './certificate-words.ts'

const draw = documentThread(
  new URL('./certificate-thread.ts', import.meta.url),
  () => new Problem(503, 'busy', m.extensions_certificate_could_not_drawn_right_now(), { retryAfter: 10 }),
)

/** The certificate as a PDF, drawn in a worker thread; its code leads to the page that checks it. */
export async function printCertificate(services: Services, facts: CertificateFacts): Promise<FileReply> {
  const certificate: Certificate = {
    ...facts,
    address: `${services.config.publicUrl}/warranty-check?serial=${encodeURIComponent(facts.serial_number)}`,
    letterhead: await letterheadOf(services),
    words: certificateWords(services.settings.current.service_phone)(voiceOf(services, facts.locale)),
  }
  return {
    content: await draw(certificate),
    filename: `warranty-${facts.serial_number.replace(/[^A-Za-z0-9-]/g, '_')}.pdf`,
  }
}
