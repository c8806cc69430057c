import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

const DIRECTORY = join(import.meta.dirname, 'results')

/** Writes figures to bench/results, with when and on what they were taken. */
export async function keepResult(name: string, figures: object): Promise<void> {
  await mkdir(DIRECTORY, { recursive: true })
  const taken = { at: new Date().toISOString(), ...machine(), load: loadavg().map((load) => Number(load.toFixed(2))) }
  await writeFile(join(DIRECTORY, `${name}.json`), `${JSON.stringify({ ...taken, ...figures }, null, 2)}\n`)
}

const machine = () => ({
  machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
  node: process.version,
})
