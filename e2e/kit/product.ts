import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/test/free-port.ts'

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
// With others beside it a start takes many times what it takes alone.
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
  /** puts files or rows into its data directory before the start */
  fill: (dataDir: string) => Promise<void>
  /** its data directory, which stays; without, one that goes with the product */
  keep?: string
}

/** Fills a data directory with the demo, as a first start leaves it. */
export const withDemo = (dataDir: string): Promise<void> =>
  cp(process.env['PREPARED_DEMO']!, dataDir, { recursive: true })

/** Starts it on an embedded database. */
export async function startProduct({ env = {}, fill, keep }: StartOptions): Promise<Product> {
  const dataDir = keep ?? (await mkdtemp(join(tmpdir(), 'baltra-e2e-')))
  await fill(dataDir)
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
      // Nobody is refused because other programs want the processor.
      SHED_AFTER_MS: '0',
      // What can be taken back stays so while a slow machine looks for the button.
      UNDO_SECONDS: '60',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    await ended(child)
    if (!keep) await rm(dataDir, { recursive: true, force: true })
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

/** Waits for the newest text to a number that holds this. */
async function newestSms(dataDir: string, contact: string, holding: RegExp): Promise<string> {
  let sent: { to: string; text: string }[] = []
  for (let tries = 0; tries < 600; tries += 1) {
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
