import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('..', import.meta.url))
/** at most, for the smaller versions of the demo's pictures, which a first start makes in the background */
const IDLE_AFTER_MS = 240_000

/** The product in a separate process, as an operator starts it. */
export interface OwnProduct {
  origin: string
  pid: number | undefined
  /** until it answers */
  ready(): Promise<void>
  /** until no job waits or runs */
  idle(): Promise<void>
  stop(): Promise<void>
  kill(): Promise<void>
}

/** Starts the product, this one or another checkout's, on a port of loopback, with limits out of reach unless `env` sets others. */
export function ownProduct(port: number, env: Record<string, string>, checkout = HERE): OwnProduct {
  const child: ChildProcess = spawn(process.execPath, [join(checkout, 'server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      RATE_LIMIT_SCALE: '100000',
      BACKUP_DIR: 'off',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    pid: child.pid,
    async ready() {
      for (;;) {
        if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}`)
        const isOpen = await fetch(`${origin}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        )
        if (isOpen) return
        await sleep(10)
      }
    },
    async idle() {
      const until = performance.now() + IDLE_AFTER_MS
      do await sleep(1000)
      while (performance.now() < until && (await hasOpenJobs(origin)))
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
    async kill() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function hasOpenJobs(origin: string): Promise<boolean> {
  const metrics = await (await fetch(`${origin}/api/metrics`)).text()
  return /^jobs\{.*state="(waiting|running)"/m.test(metrics)
}
