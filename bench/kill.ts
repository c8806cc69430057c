// Kills a process that writes through the services of the product, at random moments, and looks whether everything that it
// promised is there afterwards: node bench/kill.ts [--kills 200] [--pause 0] [--database-url postgres://…]
// A database is created on that server and dropped on success.
import { parseArgs } from 'node:util'
import { killAgainAndAgain, type KillResult } from './kill-cycles.ts'
import { ownDatabase } from './own-database.ts'
import { keepResult } from './results.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    pause: { type: 'string', default: '0' },
    'database-url': { type: 'string' },
  },
})
const kills = Number(values.kills)
const own = values['database-url'] ? await ownDatabase(values['database-url'], 'kill') : undefined

const result = await killAgainAndAgain({
  kills,
  databaseUrl: own?.url,
  pauseMs: Number(values.pause),
  onCycle: (cycle, so_far) => {
    if (cycle % 20 === 0 || cycle === kills) print(so_far)
  },
})
const failures = [...result.missing, ...result.broken]
for (const line of failures) console.log(line)
console.log(`afterwards ${result.sent} messages sent, not done: ${result.undone.join(', ') || 'nothing'}`)
await keepResult(own ? 'kill-postgresql' : 'kill-embedded', summary(result))
if (failures.length === 0) await own?.drop()
process.exitCode = failures.length > 0 ? 1 : 0

function summary({ promises, missing, broken, reopenMs, ...rest }: KillResult) {
  const sorted = reopenMs.toSorted((a, b) => a - b).map(Math.round)
  const counts = Object.fromEntries(Object.entries(promises).map(([what, ids]) => [what, ids.size]))
  return {
    ...rest,
    acknowledged: Object.values(counts).reduce((sum, count) => sum + count, 0),
    ...counts,
    missing: missing.length,
    broken: broken.length,
    reopenMs: { median: sorted[sorted.length >> 1], worst: sorted.at(-1) },
  }
}

function print(result: KillResult) {
  const { kills, starting, checkpoints, acknowledged, missing, broken, reopenMs } = summary(result)
  console.log(
    `${kills} kills (${starting} at start, ${checkpoints} in a checkpoint), ${acknowledged} acknowledged, ` +
      `${missing} missing, ${broken} not whole, reopened in ${reopenMs.median} ms (worst ${reopenMs.worst} ms)`,
  )
}
