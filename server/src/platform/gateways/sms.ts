export interface SmsMessage {
  /** ten digits */
  to: string
  text: string
}

/** Sends one message; resolves when the provider has accepted it. */
export interface SmsGateway {
  readonly kind: 'outbox' | 'sparrow' | 'aakash'
  send(message: SmsMessage): Promise<void>
  /** The parts that the account still pays for; undefined where the provider does not say. */
  credit?(): Promise<number | undefined>
}

declare module '../core/services.ts' {
  interface Services {
    sms: SmsGateway
  }
}

/** The provider cannot accept it now; a retry may succeed. */
export class SmsUnavailable extends Error {
  override readonly name = 'SmsUnavailable'
}

/** The provider will never accept this message: the number does not exist, say. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused'
}

export const SMS_TIMEOUT_MS = 10_000

/** Parts that a provider's reason must not repeat: the token, the receiver, the text and any code in it. */
export const secretsOf = ({ to, text }: SmsMessage, token: string): string[] => [
  token,
  text,
  to,
  ...(text.match(/\d{4,}/g) ?? []),
]
