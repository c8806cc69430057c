export interface Mail {
  /** one address */
  to: string
  subject: string
  text: string
  html: string
  /** where the receiver stops such e-mails, by a POST (RFC 8058) */
  unsubscribe?: string | undefined
  /** the same for each try, so that a mail that went out twice is seen once */
  id?: string | undefined
}

/** Sends one e-mail; resolves when the provider has accepted it. */
export interface MailGateway {
  readonly kind: 'outbox' | 'smtp'
  send(mail: Mail): Promise<void>
}

declare module '../core/services.ts' {
  interface Services {
    /** undefined where this installation sends no e-mails */
    mail: MailGateway | undefined
  }
}

/** The provider cannot accept it now; a retry may succeed. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
}

/** The provider will never accept this e-mail: the mailbox does not exist, say. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The longest that an e-mail may take from the connection to the acceptance. */
export const MAIL_TIMEOUT_MS = 30_000
