import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from './cache.ts'

/** Makes the types of the screens' loaders and actions from the table of routes. */
export async function makeRouteTypes(): Promise<void> {
  const maker = spawn(process.execPath, [join(ROOT, 'node_modules/.bin/react-router'), 'typegen'], {
    cwd: join(ROOT, 'web'),
    stdio: 'inherit',
  })
  const [status] = (await once(maker, 'exit')) as [number | null]
  if (status !== 0) throw new Error('The types of the routes were not made')
}
