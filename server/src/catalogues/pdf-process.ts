import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'

export interface PdfLimits {
  seconds: number
  /** of the whole process, pictures included */
  megabytes: number
}

export interface PdfTask {
  /** `check`: its first page exists. `cover`: that page as a PNG */
  kind: 'check' | 'cover'
  limits: PdfLimits
}

/** A PDF that cannot be read, or would exceed its time or memory. */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf'
}

/** A PDF with scripts or embedded files, or that starts programs. */
export class ActivePdf extends Error {
  override readonly name = 'ActivePdf'
}

const LIMITS: PdfLimits = { seconds: 20, megabytes: 640 }
const UNREADABLE = 3
const ACTIVE = 4
const CHILD = fileURLToPath(new URL('./pdf-child.ts', import.meta.url))
const RIGHTS = ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker']

/**
 * Throws UnreadablePdf unless the document opens without a password and has a first page; ActivePdf when it does more
 * than show pages.
 */
export async function checkPdf(source: Readable, limits = LIMITS): Promise<void> {
  await run({ kind: 'check', limits }, source)
}

/** The first page as a PNG. Throws UnreadablePdf. */
export const renderFirstPage = (source: Readable, limits = LIMITS): Promise<Buffer> =>
  run({ kind: 'cover', limits }, source)

async function run(task: PdfTask, source: Readable): Promise<Buffer> {
  const child = spawn(process.execPath, [...RIGHTS, '--disable-warning=SecurityWarning', CHILD, JSON.stringify(task)], {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    // In case its own watchdog does not run.
    timeout: (task.limits.seconds + 10) * 1000,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>
  const [[code, signal], output, complaint] = await Promise.all([
    ended,
    child.stdout.toArray() as Promise<Buffer[]>,
    child.stderr.toArray() as Promise<Buffer[]>,
    // A child that ended early does not read the rest.
    pipeline(source, child.stdin).catch(() => undefined),
  ])
  if (code === 0) return Buffer.concat(output)
  const said = Buffer.concat(complaint).toString('utf8').slice(-500)
  if (signal) throw new UnreadablePdf(`It takes more than ${task.limits.seconds} s or ${task.limits.megabytes} MB`)
  if (code === ACTIVE) throw new ActivePdf('It does more than show pages')
  if (code === UNREADABLE) throw new UnreadablePdf(said)
  throw new Error(`The process that reads PDFs ended with ${code}: ${said}`)
}
