import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cachePath, ROOT } from './cache.ts'
import { compileMessagesWhenStale } from './messages.ts'

const PROJECTS = ['contract', 'server', 'web', 'demo', '.']

await compileMessagesWhenStale()
// The types of the screens' loaders and actions are made from the table of routes.
const made = await exitOf(
  process.execPath,
  [join(ROOT, 'node_modules/.bin/react-router'), 'typegen'],
  join(ROOT, 'web'),
)
if (made !== 0) process.exit(1)
const codes = await Promise.all(PROJECTS.map(check))
process.exit(codes.every((code) => code === 0) ? 0 : 1)

/** Unchanged files are not checked again, in a new clone either: a second run takes a fifth of the time. */
async function check(project: string): Promise<number | null> {
  const name = `${project === '.' ? 'root' : project}.tsbuildinfo`
  const known = join(ROOT, 'node_modules/.cache/types', name)
  const kept = cachePath('types', name)
  for (const file of [known, kept]) await mkdir(dirname(file), { recursive: true })
  if (!existsSync(known) && existsSync(kept)) await copyFile(kept, known)
  const compiler = join(ROOT, 'node_modules/.bin/tsc')
  const code = await exitOf(compiler, ['-p', join(ROOT, project), '--incremental', '--tsBuildInfoFile', known])
  await copyFile(known, kept)
  return code
}

async function exitOf(command: string, args: string[], cwd = ROOT): Promise<number | null> {
  const [code] = (await once(spawn(command, args, { cwd, stdio: 'inherit' }), 'exit')) as [number | null]
  return code
}
