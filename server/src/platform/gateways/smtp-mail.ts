import { isMailbox } from '../core/mailbox.ts'
import { MAIL_TIMEOUT_MS, type Mail, type MailGateway, MailRefused, MailUnavailable } from './mail.ts'
import { tidyReason } from './post.ts'

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://…` which changes to TLS */
  url: string
  /** an address */
  from: string
  /** the name before it */
  sender: () => string
  timeoutMs?: number
}

/** A mail server, reached by SMTP. Each e-mail has a connection of its own. */
export function smtpMail({ url, from, sender, timeoutMs = MAIL_TIMEOUT_MS }: SmtpOptions): MailGateway {
  const server = serverOf(url)
  const options = {
    ...server,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Nothing in an e-mail names a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const secrets = [server.auth?.pass ?? '', server.auth?.user ?? '']
  return {
    kind: 'smtp',
    async send(mail) {
      if (!isMailbox(mail.to)) throw new MailRefused('The address is none that can be written to')
      // Loaded with the first e-mail: a start need not wait for it.
      const { createTransport } = await import('nodemailer')
      try {
        await createTransport(options).sendMail({
          ...contentOf(mail),
          from: { name: oneLine(sender()), address: from },
          envelope: { from, to: mail.to },
          ...(mail.id !== undefined && { messageId: `<${mail.id}@${from.split('@', 2)[1]}>` }),
          signal: AbortSignal.timeout(timeoutMs),
        })
      } catch (error) {
        throw failureOf(error, [...secrets, mail.to, from], timeoutMs)
      }
    },
  }
}

/** The e-mail as the library takes it. What ends up in a header has no line break, and the receiver is one address. */
const contentOf = ({ to, subject, text, html, unsubscribe }: Mail) => ({
  to: { name: '', address: to },
  subject: oneLine(subject),
  text,
  html,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${new URL(unsubscribe).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()

/** Only to this very machine goes a password without TLS. */
function serverOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !isHere,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

interface SmtpError {
  code?: string
  command?: string
  response?: string
  permanent?: boolean
}

/** A mailbox or a content that is refused for good stays refused; everything else may be the server's bad day. */
function failureOf(error: unknown, secrets: readonly string[], timeoutMs: number): MailRefused | MailUnavailable {
  const { code, command, response, permanent } = error as SmtpError
  const said = tidyReason((response ?? '').replace(/[^\s<>]+@[^\s<>]+/g, '***'), secrets)
  if (code === 'EENVELOPE' && response === undefined)
    return new MailRefused('The address is none that can be written to')
  if (permanent === true && (command === 'RCPT TO' || command === 'DATA'))
    return new MailRefused(`The mail server refused it: ${said}`)
  if (code === 'EABORT' || code === 'ETIMEDOUT')
    return new MailUnavailable(`The mail server did not answer within ${timeoutMs / 1000} s`)
  return new MailUnavailable(
    said ? `The mail server said: ${said}` : `The mail server could not be reached (${code ?? 'no reason given'})`,
  )
}
