import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/test/free-port.ts'

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
// Alone it takes 17 seconds of a processor; with others beside it, many times that.
const START_MS = 300_000

/** The product as an operator starts it, in its own process and data directory. */
export interface Product {
  url: string
  dataDir: string
  admin: { contact: string; password: string }
  /** the newest text to a number that holds this, from the SMS outbox */
  sms: (contact: string, holding: RegExp) => Promise<string>
  stop: () => Promise<void>
}

export interface StartOptions {
  env?: Record<string, string>
  /** puts rows into its database before the start; without, it is new and gets the demo */
  fill?: (dataDir: string) => Promise<void>
}

/** Starts it on a new embedded database. */
export async function startProduct({ env = {}, fill }: StartOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-e2e-'))
  await fill?.(dataDir)
  const port = await freePort()
  const admin = { contact: '9800000000', password: 'evening-kettle-31' }
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '50',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    await ended(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await opened(child)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    admin,
    stop,
    sms: (contact, holding) => newestSms(dataDir, contact, holding),
  }
}

/** Resolves when it says where it is open; goes on reading, or a full pipe would stop it. */
function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('The product did not open in time')), START_MS)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}`)))
    child.stdout?.on('data', (text: Buffer) => {
      if (!text.toString().includes('is open at')) return
      clearTimeout(patience)
      resolve()
    })
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** Waits a little for the newest text to a number that holds this. */
export async function newestSms(dataDir: string, contact: string, holding: RegExp): Promise<string> {
  let sent: { to: string; text: string }[] = []
  for (let tries = 0; tries < 200; tries += 1) {
    const lines = (await readFile(join(dataDir, 'sms.jsonl'), 'utf8').catch(() => '')).split('\n').filter(Boolean)
    sent = lines
      .map((line) => JSON.parse(line) as { to: string; text: string })
      .filter(({ to }) => to.endsWith(contact))
    const found = sent.findLast(({ text }) => holding.test(text))
    if (found) return found.text
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(
    `No message to ${contact} that holds ${String(holding)}, but:\n${sent.map(({ text }) => text).join('\n')}`,
  )
}
