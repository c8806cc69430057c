// Runs benchmarks, one after the other: npm run bench -- pages calls kill start. What else is said after -- goes to each.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BENCHMARKS: Record<string, string> = {
  pages: 'a cached page against nginx with the same bytes, and against rendering it each time',
  calls: 'calls of the API against bare Fastify, and lists of the staff with 200,000 rows',
  load: 'three times as many requests as one process can answer, a flood of sign-ins, 300,000 requests',
  scale: 'one process and two behind nginx, and a thousand open connections',
  phone: 'how soon a slow phone shows what a finger did, and how busy it is while a page opens',
  kill: 'a process killed while it writes: nothing that it promised may be missing',
  start: 'how long a start takes, and memory after it and after ten thousand requests',
}

const words = process.argv.slice(2)
const names = words.filter((word) => word in BENCHMARKS)
const options = words.filter((word) => !(word in BENCHMARKS))
if (names.length === 0) {
  console.log('npm run bench -- <name> … [options]\n')
  for (const [name, what] of Object.entries(BENCHMARKS)) console.log(`${name.padEnd(8)}${what}`)
  console.log('\ncalls, load, scale, kill and start take --database-url postgres://…, kill also --kills 200')
}
for (const name of names) {
  console.log(`== ${name}`)
  const program = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const { status } = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' })
  process.exitCode ||= status ?? 1
}
