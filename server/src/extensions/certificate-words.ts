import type { Said } from '../notices/message.ts'

/** The sentences of a certificate that the owner of an installation may change. */
export interface CertificateWords {
  /** above the last day */
  until: string
  /** beside the code */
  check: string
  /** below everything else */
  end: string
}

/** The words of a certificate, with the number that one calls for a repair. */
export const certificateWords =
  (phone: string): Said<CertificateWords> =>
  ({ say }) => ({
    until: say('paper_certificate_until', {}),
    check: say('paper_certificate_check', {}),
    end: say('paper_certificate_end', { phone }),
  })
