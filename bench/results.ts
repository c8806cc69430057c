import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

const DIRECTORY = join(import.meta.dirname, 'results')
/** What changed by less is taken for chance. */
const TOLD_FROM = 1.1
const TOLD_AT_MOST = 20

/** Writes figures to bench/results, with when and on what they were taken, and says what changed since the last ones there. */
export async function keepResult(name: string, figures: object): Promise<void> {
  await mkdir(DIRECTORY, { recursive: true })
  const path = join(DIRECTORY, `${name}.json`)
  const last = await readFile(path, 'utf8').catch(() => undefined)
  if (last !== undefined) tellChanges(JSON.parse(last) as Kept, figures)
  const taken = { at: new Date().toISOString(), ...machine(), load: loadavg().map((load) => Number(load.toFixed(2))) }
  await writeFile(path, `${JSON.stringify({ ...taken, ...figures }, null, 2)}\n`)
}

type Kept = { at: string; machine: string }

function tellChanges({ at, machine: on, ...last }: Kept, figures: object) {
  const before = numbersIn(last)
  const changes = [...numbersIn(figures)].flatMap(([path, now]) => {
    const was = before.get(path)
    const by = was && now ? Math.max(was / now, now / was) : 1
    return was && by >= TOLD_FROM ? [{ path, was, now, by }] : []
  })
  const largest = changes.toSorted((one, other) => other.by - one.by).slice(0, TOLD_AT_MOST)
  console.log(`since ${at}${on === machine().machine ? '' : ` on ${on}`}: ${changes.length} of the figures changed`)
  for (const { path, was, now } of largest)
    console.log(`  ${path}: ${rounded(was)} → ${rounded(now)} (× ${(now / was).toFixed(2)})`)
}

/** Every number within figures, by the names that lead to it; things in a list go by what they say of themselves. */
function numbersIn(value: unknown, path = ''): Map<string, number> {
  if (typeof value === 'number') return new Map([[path, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  const found = Object.entries(value).flatMap(([key, part]) => [...numbersIn(part, `${path} ${nameOf(part) ?? key}`)])
  return new Map(found.map(([name, number]) => [name.trim(), number]))
}

function nameOf(part: unknown): string | undefined {
  const { call, path } = (part ?? {}) as { call?: unknown; path?: unknown }
  return [call, path].find((name) => typeof name === 'string')
}

const rounded = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

const machine = () => ({
  machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
  node: process.version,
})
