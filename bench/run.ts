// Runs benchmarks, one after the other: npm run bench -- list search page start. What else is said after -- goes to each.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What each compares, by the program that does it. */
const BENCHMARKS: Record<string, Record<string, string>> = {
  calls: {
    list: 'categories and the products of one, against bare Fastify',
    search: 'searching products, against bare Fastify',
    product: 'one product, against bare Fastify',
    lists: 'own products, and the lists of the staff, against bare Fastify',
  },
  plain: { plain: 'two lists of the staff, against bare Fastify over plain tables: processor time with the database' },
  pages: { page: 'a cached page against nginx with the same bytes, and against rendering it each time' },
  untouched: {
    untouched: 'script and blocking time of shop pages on a slow phone, against an older checkout (--before)',
  },
  uncached: { uncached: 'a page that is not kept, against an older checkout (--before): processor time' },
  words: {
    words:
      'a search by words among 200,000 products and in the demo, against an older checkout (--before): processor time',
  },
  growth: { growth: 'lists, searches and figures with 1,000, 100,000 and 1,000,000 rows, and their plans' },
  start: { start: 'how long a start takes, and memory after it and after ten thousand requests' },
  'start-before': { 'start-before': 'second starts and memory, against an older checkout (--before)' },
  lighthouse: {
    lighthouse: 'what Lighthouse says of shop pages on a phone, on request beside an older checkout (--before)',
  },
  'field-day': { 'field-day': 'how soon an engineer’s day can be used on a slow phone over a thin line' },
  processes: {
    processes: 'requests a second of processor time of one process and of four, beside bare Fastify (--redis-url)',
  },
  reopen: { reopen: 'the log of an embedded database with a million rows, and its start after a kill' },
  'service-figures': {
    'service-figures':
      'the figures of the service of a year with a million steps of complaints, and what keeping them costs',
  },
  films: { films: 'what films in parts cost, against an older checkout (--before)' },
  load: { load: 'three times as many requests as one process can answer, a flood of sign-ins, 300,000 requests' },
  budget: { budget: 'all codes and sign-ins taken from 64 networks: what they get, and how a newcomer is served' },
  codes: { codes: 'how soon a code leaves with 500 messages ahead at a provider that takes two seconds for each' },
  failover: {
    failover:
      'a cluster whose primary database is killed, lost, hung or cut off: what is lost, how soon writes work again',
  },
  kill: { kill: 'a process killed while it writes: nothing that it promised may be missing' },
}

const words = process.argv.slice(2)
const known = new Set(Object.values(BENCHMARKS).flatMap(Object.keys))
const options = words.filter((word) => !known.has(word))
if (!words.some((word) => known.has(word))) {
  console.log('npm run bench -- <name> … [options]\n')
  for (const benchmarks of Object.values(BENCHMARKS))
    for (const [name, what] of Object.entries(benchmarks)) console.log(`${name.padEnd(14)}${what}`)
  console.log(
    '\nAll but page, untouched, lighthouse, reopen and failover take --database-url postgres://…, which plain and processes need; kill also --kills 200',
  )
}
for (const [program, benchmarks] of Object.entries(BENCHMARKS)) {
  const names = words.filter((word) => word in benchmarks)
  if (names.length === 0) continue
  console.log(`== ${names.join(' ')}`)
  const path = fileURLToPath(new URL(`${program}.ts`, import.meta.url))
  const wanted = Object.keys(benchmarks).length > 1 ? names : []
  const { status } = spawnSync(process.execPath, [path, ...wanted, ...options], { stdio: 'inherit' })
  process.exitCode ||= status ?? 1
}
