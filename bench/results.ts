import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'figures.json')
/** A smaller change counts as chance. */
const MIN_CHANGE = 1.1
const MAX_SHOWN = 20

type Kept = { at: string; machine: string } & Record<string, unknown>

/** Writes the figures of a benchmark to bench/figures.json, with the time, commit and machine, and prints what changed since they were last taken. */
export async function keepResult(name: string, figures: object): Promise<void> {
  const all = await readAll()
  const last = all[name]
  if (last) tellChanges(last, figures)
  all[name] = {
    at: new Date().toISOString(),
    commit: commit(),
    ...machine(),
    load: loadavg().map((load) => Number(load.toFixed(2))),
    ...figures,
  }
  const sorted = Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1))
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

async function readAll(): Promise<Record<string, Kept>> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Kept>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function tellChanges({ at, machine: on, ...last }: Kept, figures: object) {
  const before = numbersIn(last)
  const changes = [...numbersIn(figures)].flatMap(([path, now]) => {
    const was = before.get(path)
    const by = was && now ? Math.max(was / now, now / was) : 1
    return was && by >= MIN_CHANGE ? [{ path, was, now, by }] : []
  })
  const largest = changes.toSorted((one, other) => other.by - one.by).slice(0, MAX_SHOWN)
  console.log(`since ${at}${on === machine().machine ? '' : ` on ${on}`}: ${changes.length} of the figures changed`)
  for (const { path, was, now } of largest)
    console.log(`  ${path}: ${rounded(was)} → ${rounded(now)} (× ${(now / was).toFixed(2)})`)
}

/** Every number within the figures by its path; items of a list go by their own name. */
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

/** The short id of the commit, with `+` where files were changed since. */
function commit(): string {
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' }).stdout?.trim() ?? ''
  const id = git('rev-parse', '--short', 'HEAD')
  return git('status', '--porcelain', '--untracked-files=no', '--', ':!figures.json') ? `${id}+` : id
}
