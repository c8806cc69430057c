import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cachePath, ROOT } from './cache.ts'
import { compileMessagesWhenStale } from './messages.ts'
import { makeRouteTypes } from './route-types.ts'

const PROJECTS = ['contract', 'server', 'web', 'demo', 'client', '.']

await compileMessagesWhenStale()
await makeRouteTypes()
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
  const args = ['-p', join(ROOT, project), '--incremental', '--tsBuildInfoFile', known]
  const [code] = (await once(spawn(compiler, args, { cwd: ROOT, stdio: 'inherit' }), 'exit')) as [number | null]
  await copyFile(known, kept)
  return code
}
