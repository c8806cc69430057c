import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isMailbox } from '../core/mailbox.ts'
import { type Mail, MailRefused, MailUnavailable } from './mail.ts'
import { outboxMail } from './outbox-mail.ts'
import { smtpMail } from './smtp-mail.ts'
import { smtpListener, type Answers } from './testing/smtp-listener.ts'

const mail: Mail = {
  to: 'asha@example.com',
  subject: 'प्राविधिकको भ्रमण',
  text: 'Ram Thapa visits you.\n.hidden dot\nधन्यवाद',
  html: '<p>Ram Thapa visits you.</p>',
  unsubscribe: 'http://baltra.test/ne/unsubscribe/7.repairs.abc',
  id: 'one-id',
}

const gateway = (url: string, timeoutMs = 2000) =>
  smtpMail({ url, from: 'service@shop.example', sender: () => 'Baltra', timeoutMs })

const failing = async (answers: Answers) => {
  const { url } = await smtpListener(answers)
  return gateway(url.replace('//', '//user:s3cret-pass@')).send(mail)
}

/** The headers of a mail, unfolded, and its parts as text. */
function read(content: string) {
  const [head = '', ...rest] = content.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return { headers, body: rest.join('\r\n\r\n') }
}

test('a mail is told to the server as one envelope, with both parts and a link to stop by one click', async () => {
  const { url, heard } = await smtpListener()
  await gateway(url.replace('//', '//user:p%40ss@')).send(mail)
  expect(heard).toHaveLength(1)
  const { from, to, auth, content } = heard[0]!
  expect({ from, to }).toEqual({ from: 'service@shop.example', to: [mail.to] })
  expect(Buffer.from(auth!.split(' ')[2]!, 'base64').toString()).toBe('\0user\0p@ss')
  const { headers, body } = read(content)
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: Baltra <service@shop.example>',
      'To: asha@example.com',
      'Message-ID: <one-id@shop.example>',
      'Auto-Submitted: auto-generated',
      `List-Unsubscribe: <${mail.unsubscribe}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  )
  const subject = headers.find((header) => header.startsWith('Subject: '))!
  const words = [...subject.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, word]) => Buffer.from(word!, 'base64'))
  expect(Buffer.concat(words).toString()).toBe(mail.subject)
  expect(body).toMatch(/Content-Type: text\/plain; charset=utf-8/)
  expect(body).toMatch(/Content-Type: text\/html; charset=utf-8/)
})

test('no text of a mail becomes a header or a second recipient', async () => {
  const { url, heard } = await smtpListener()
  const evil = 'Hello\r\nBcc: eve@example.com\r\n\r\nbody\u2028Cc: eve@example.com'
  await gateway(url).send({ ...mail, subject: evil, unsubscribe: 'http://baltra.test/x>\r\nBcc: eve@example.com' })
  const { headers } = read(heard[0]!.content)
  expect(headers.filter((header) => /^(bcc|cc):/i.test(header))).toEqual([])
  expect(headers).toContain('Subject: Hello Bcc: eve@example.com body Cc: eve@example.com')
  expect(heard[0]!.to).toEqual([mail.to])
  for (const to of [
    'asha@example.com,eve@example.com',
    'asha@example.com\r\nRCPT TO:<eve@example.com>',
    'asha@example.com>\r\nDATA',
    '"a b"@example.com',
    'Asha <asha@example.com>',
    'group:asha@example.com;',
    'asha@localhost',
    '',
  ]) {
    expect(isMailbox(to)).toBe(false)
    await expect(gateway(url).send({ ...mail, to })).rejects.toThrow(MailRefused)
  }
  expect(heard).toHaveLength(1)
})

test('a mailbox that does not exist is a permanent failure', async () => {
  const failed = failing((command) =>
    command.startsWith('RCPT') ? '550 5.1.1 <asha@example.com> unknown, ask 9841203118' : undefined,
  )
  await expect(failed).rejects.toThrow(new MailRefused('The mail server refused it: 550 5.1.1 unknown, ask ***'))
})

test.each([
  ['a full mailbox', 'RCPT TO', '452 4.2.2 mailbox full', '452 4.2.2 mailbox full'],
  ['a wrong password', 'AUTH', '535 5.7.8 s3cret-pass of user is wrong', '535 5.7.8 *** of *** is wrong'],
  ['a sender it does not know', 'MAIL FROM', '550 5.7.1 service@shop.example unknown', '550 5.7.1 *** unknown'],
  ['a busy server', 'END OF DATA', '451 4.3.0 try later', '451 4.3.0 try later'],
])('%s is a reason to try again, told without secrets', async (_, at, answer, reason) => {
  const failed = failing((command) => (command.startsWith(at) ? answer : undefined))
  await expect(failed).rejects.toThrow(MailUnavailable)
  await expect(failed).rejects.toThrow(`The mail server said: ${reason}`)
})

test('content the server rejects is a permanent failure', async () => {
  await expect(failing((command) => (command === 'END OF DATA' ? '554 5.7.1 spam' : undefined))).rejects.toThrow(
    new MailRefused('The mail server refused it: 554 5.7.1 spam'),
  )
})

test('a silent or unreachable server is a reason to try again', async () => {
  const { url } = await smtpListener((command) => (command.startsWith('EHLO') ? '' : undefined))
  await expect(gateway(url, 300).send(mail)).rejects.toThrow(MailUnavailable)
  await expect(gateway('smtp://127.0.0.1:9').send(mail)).rejects.toThrow('The mail server could not be reached')
})

test('a password never goes to another machine without TLS', async () => {
  const commands: string[] = []
  const { port } = await smtpListener((command) => {
    commands.push(command)
    return command === 'STARTTLS' ? '502 5.5.1 not here' : undefined
  })
  // The same machine under a foreign name.
  await expect(gateway(`smtp://user:pass@0.0.0.0:${port}`).send(mail)).rejects.toThrow(MailUnavailable)
  expect(commands).toContain('STARTTLS')
  expect(commands.filter((command) => /^(AUTH|MAIL)/.test(command))).toEqual([])
})

test('the outbox keeps each mail as one JSON line that only its owner can read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const path = join(directory, 'mail.jsonl')
  const clock = { now: () => new Date('2026-01-31T04:05:06.789Z') }
  await outboxMail({ path, clock, print: false }).send(mail)
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ at: '2026-01-31T04:05:06.789Z', ...mail })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})
