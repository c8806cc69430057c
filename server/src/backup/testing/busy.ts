import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { noPromises } from '../../../../bench/kill-checks.ts'
import type { Promised } from '../../../../bench/kill-world.ts'

const PROGRAM = fileURLToPath(new URL('./busy-product.ts', import.meta.url))

/** The product as a separate process, busy until it is killed. */
export async function startBusy(env: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const promises = noPromises()
  let token = ''
  const lines = createInterface(child.stdout).on('line', (line) => {
    const [what, rest = ''] = line.split(' ')
    if (what === 'token') token = rest
    else promises[what as Promised].add(Number(rest))
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await closed
  }
  onTestFinished(kill)
  return {
    kill,
    /** of a customer */
    token: () => token,
    /** what it has acknowledged so far, once that has grown by this much */
    async promisesAfter(more: number) {
      for (const end = promises.filed.size + more; promises.filed.size < end;)
        await Promise.race([once(lines, 'line'), closed.then(() => Promise.reject(new Error('It ended by itself')))])
      return structuredClone(promises)
    },
  }
}
