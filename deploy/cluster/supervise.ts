// Starts the programs of a cluster and starts each again that ends, as systemd does. SIGTERM stops them all, the last first.
// node deploy/cluster/supervise.ts <directory>
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { placesIn } from './places.ts'
import type { Program } from './programs.ts'

const RESTART_AFTER_MS = 1000
const HELD_MS = 100
const KILLED_AFTER_MS = 40_000

const places = placesIn(process.argv[2]!)
const programs = JSON.parse(readFileSync(places.programs, 'utf8')) as Program[]
const children = new Map<string, ChildProcess>()
const stopping = new AbortController()

writeFileSync(join(places.pids, 'supervisor'), String(process.pid))
process.once('SIGTERM', () => void stop())
for (const program of programs) void keep(program)

async function keep({ name, command, args, env = {}, as }: Program): Promise<void> {
  const log = openSync(join(places.logs, name), 'a')
  for (;;) {
    while (!stopping.signal.aborted && existsSync(join(places.held, name))) await sleep(HELD_MS)
    if (stopping.signal.aborted) return
    const child = spawn(command, args, {
      stdio: ['ignore', log, log],
      env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, LANG: 'C.UTF-8', ...env },
      ...as,
    })
    child.on('error', (error) => tell(`${name} cannot start: ${error.message}`))
    children.set(name, child)
    const pid = join(places.pids, name)
    if (child.pid !== undefined) {
      writeFileSync(pid, String(child.pid))
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
      tell(`${name} ended with ${code ?? signal}`)
      rmSync(pid, { force: true })
    }
    children.delete(name)
    if (!stopping.signal.aborted) await sleep(RESTART_AFTER_MS)
  }
}

async function stop(): Promise<void> {
  stopping.abort()
  for (const { name } of programs.toReversed()) {
    const child = children.get(name)
    if (!child) continue
    const ended = once(child, 'exit')
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    const killing = setTimeout(() => child.kill('SIGKILL'), KILLED_AFTER_MS)
    await ended
    clearTimeout(killing)
  }
  rmSync(join(places.pids, 'supervisor'), { force: true })
}

function tell(what: string) {
  process.stdout.write(`${new Date().toISOString()} ${what}\n`)
}
