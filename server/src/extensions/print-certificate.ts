import type { FileReply } from 'contract/endpoint'
import type { Config } from '../config.ts'
import { Problem } from '../http/errors.ts'
import { ThreadGaveUp, threadFor } from '../threads/thread-for.ts'
import type { CertificateFacts } from './certificate.queries.ts'
import type { FromCertificateThread } from './certificate-thread.ts'

const draw = threadFor<FromCertificateThread>(new URL('./certificate-thread.ts', import.meta.url), {
  heapMb: 128,
  seconds: 20,
})

/** The certificate as a PDF, drawn in a thread of its own; its code leads to the page that checks it. */
export async function printCertificate({ publicUrl }: Config, facts: CertificateFacts): Promise<FileReply> {
  const address = `${publicUrl}/warranty-check?serial=${encodeURIComponent(facts.serial_number)}`
  let content: Uint8Array = new Uint8Array()
  try {
    await draw({ ...facts, address }, (bytes) => {
      content = bytes
      return true
    })
  } catch (error) {
    if (!(error instanceof ThreadGaveUp)) throw error
    throw new Problem(503, 'busy', 'The certificate could not be drawn right now. Please try again.', {
      retryAfter: 10,
    })
  }
  return { content, filename: `warranty-${facts.serial_number.replace(/[^A-Za-z0-9-]/g, '_')}.pdf` }
}
