import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessagesWhenStale } from './messages.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PROJECTS = ['contract', 'server', 'web', 'demo', '.']

await compileMessagesWhenStale()
// The types of the screens' loaders and actions are made from the table of routes.
const made = spawnSync(process.execPath, [join(ROOT, 'node_modules/.bin/react-router'), 'typegen'], {
  cwd: join(ROOT, 'web'),
  stdio: 'inherit',
})
if (made.status !== 0) process.exit(1)

const codes = await Promise.all(
  PROJECTS.map(async (project) => {
    // Unchanged files are not checked again: a second run takes a fifth of the time.
    const known = join(ROOT, 'node_modules/.cache/types', `${project === '.' ? 'root' : project}.tsbuildinfo`)
    const compiler = spawn(
      join(ROOT, 'node_modules/.bin/tsc'),
      ['-p', join(ROOT, project), '--incremental', '--tsBuildInfoFile', known],
      { stdio: 'inherit' },
    )
    const [code] = (await once(compiler, 'exit')) as [number | null]
    return code
  }),
)
process.exit(codes.every((code) => code === 0) ? 0 : 1)
