// Development: one port for everything. Edits in web/ are hot reloaded; after an edit in server/ or contract/ the whole
// process is replaced, so that nothing of the old one, least of all its database, stays open.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'

const WATCHED = ['.', '../../contract/src'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
const SERVER = fileURLToPath(new URL('dev-server.ts', import.meta.url))
const SETTLE_MS = 150
const STOP_TIMEOUT_MS = 10_000

let stopping: ChildProcess | undefined
let child = start()
let settling: NodeJS.Timeout | undefined
let restarting: Promise<void> = Promise.resolve()

for (const directory of WATCHED) {
  watch(directory, { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|sql)$/.test(file) || file.endsWith('.test.ts')) return
    clearTimeout(settling)
    settling = setTimeout(() => (restarting = restarting.then(restart)), SETTLE_MS)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearTimeout(settling)
    void restarting.then(() => stop(child)).then(() => process.exit(0))
  })
}

async function restart() {
  await stop(child)
  child = start()
}

function start(): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'development' }
  const started = spawn(process.execPath, ['--conditions=development', SERVER], { stdio: 'inherit', env })
  started.once('exit', () => {
    if (started !== stopping) process.stdout.write('The server ended. It starts again after the next edit.\n')
  })
  return started
}

async function stop(old: ChildProcess) {
  if (old.exitCode !== null || old.signalCode !== null) return
  stopping = old
  const ended = once(old, 'exit')
  old.kill('SIGTERM')
  const forced = setTimeout(() => old.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(forced)
}
