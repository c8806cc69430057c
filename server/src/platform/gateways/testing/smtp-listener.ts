import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Heard {
  from: string
  to: string[]
  /** the mail as it came, with the dots of the protocol taken off */
  content: string
  /** the line after AUTH, as it was sent */
  auth: string | undefined
}

/** What the listener says to a command; undefined: yes, and an empty text: nothing. */
export type Answers = (command: string) => string | undefined

/** A mail server of a few lines on a port of its own, until the end of the test. */
export async function smtpListener(answers: Answers = () => undefined) {
  const heard: Heard[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    converse(socket, answers, heard)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => server.close(done))
  })
  const { port } = server.address() as { port: number }
  return { heard, port, url: `smtp://127.0.0.1:${port}` }
}

function converse(socket: Socket, answers: Answers, heard: Heard[]) {
  let [from, auth, waiting, content]: [string, string | undefined, string, string[] | undefined] = [
    '',
    undefined,
    '',
    undefined,
  ]
  let to: string[] = []
  const say = (line: string) => void (line && socket.write(`${line}\r\n`))
  const line = (text: string) => {
    if (content) {
      if (text !== '.') return void content.push(text.replace(/^\./, ''))
      const refused = answers('END OF DATA')
      if (!refused) heard.push({ from, to, auth, content: content.join('\r\n') })
      content = undefined
      to = []
      return say(refused ?? '250 2.0.0 queued')
    }
    const refused = answers(text)
    if (refused !== undefined) return say(refused)
    if (text.startsWith('EHLO')) return say('250-listener\r\n250-AUTH PLAIN\r\n250 8BITMIME')
    if (text.startsWith('AUTH')) auth = text
    if (text.startsWith('MAIL FROM:')) from = /<(.*)>/.exec(text)?.[1] ?? ''
    if (text.startsWith('RCPT TO:')) to.push(/<(.*)>/.exec(text)?.[1] ?? '')
    if (text === 'DATA') content = []
    return say(text === 'DATA' ? '354 go on' : text.startsWith('AUTH') ? '235 2.7.0 welcome' : '250 2.0.0 fine')
  }
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (waiting + String(chunk)).split('\r\n')
    waiting = lines.pop() ?? ''
    for (const text of lines) line(text)
  })
  say(answers('CONNECT') ?? '220 listener')
}
