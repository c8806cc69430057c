import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { endless, type Ask, type Asked } from './asking.ts'

const run = promisify(execFile)
const LANES = 16

/** How fast a server answers. */
export interface Rate {
  /** requests a second */
  wall: number
  /** requests per second of the server's processor time: more reliable on a shared machine */
  cpu: number
}

export interface Load {
  url: string
  /** of the server */
  pid: number | undefined
  connections: number
  seconds: number
  headers?: Record<string, string>
}

/** Asks for one address as fast as it is answered. Throws when an answer is not 200. Needs wrk, Linux. */
export async function rate({ url, pid, connections, seconds, headers = {} }: Load): Promise<Rate> {
  const before = processorSeconds(pid)
  const { stdout: text } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ])
  const used = processorSeconds(pid) - before
  if (text.includes('Non-2xx')) throw new Error(`${url} does not answer well:\n${text}`)
  return {
    wall: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    cpu: Number(/(\d+) requests in/.exec(text)?.[1]) / used,
  }
}

interface Counted {
  /** of the server */
  pid: number | undefined
  requests: number
  /** how many are under way at once */
  lanes?: number
}

/**
 * The processor time of one request in milliseconds, over so many of them. Their number is fixed and not their time, so
 * that what is cut off at the end does not count.
 */
export async function processorMs(ask: Ask, asked: Asked, { pid, requests, lanes = LANES }: Counted): Promise<number> {
  const before = processorSeconds(pid)
  const { accepted } = await endless(ask, () => asked, { lanes, requests })
  if (accepted < requests) throw new Error(`${asked.path} does not answer well`)
  return ((processorSeconds(pid) - before) * 1000) / requests
}

/** The middle one by what each says. */
export function medianBy<T>(values: readonly T[], figure: (value: T) => number): T {
  const sorted = values.toSorted((a, b) => figure(a) - figure(b))
  return sorted[sorted.length >> 1]!
}

/** What a process holds now and held at most, all in, in megabytes. */
export function residentMegabytes(pid: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024)
  return { now: of('VmRSS'), most: of('VmHWM') }
}

/** The processor time that a process took since it began, in milliseconds, with that of threads that have ended. */
export function processorMsOf(pid: number | undefined): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10 // ticks of 10 ms
}

/** What a process read and wrote since it began, in megabytes: calls, and what reached the disk. */
export function transferredMegabytes(pid: number | undefined): Record<'read' | 'written' | 'toDisk', number> {
  const io = readFileSync(`/proc/${pid}/io`, 'latin1')
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(io)?.[1]) / 1e6
  return { read: of('rchar'), written: of('wchar'), toDisk: of('write_bytes') }
}

/** Of all threads, to the nanosecond: on a busy machine a server gets little in a second. */
export function processorSeconds(pid: number | undefined): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const used = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'latin1').split(' ')[0]))
  return used.reduce((sum, one) => sum + one, 0) / 1e9
}
