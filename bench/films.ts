// What films that come in parts cost the disk and the processor, here and in an older checkout, in turns.
// node bench/films.ts --before ../older [--films 20] [--megabytes 50] [--rounds 5] [--dir with before/ and now/]      needs Linux
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Films, Taken } from './films-server.ts'
import { medianBy } from './measure.ts'
import { keepResult } from './results.ts'
import { answerOf } from './served.ts'

const MOST = 0.5

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    films: { type: 'string', default: '20' },
    megabytes: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
    dir: { type: 'string' },
  },
})
if (!values.before) throw new Error('--before names an older checkout')

const dir = values.dir ?? (await mkdtemp(join(tmpdir(), 'bench-films-')))
const running: ChildProcess[] = []
try {
  const before = await serve('before', resolve(values.before))
  const now = await serve('now', fileURLToPath(new URL('..', import.meta.url)))
  const megabytes = Number(values.megabytes)
  const figures = []
  for (const visibility of ['private', 'public'] as const)
    for (const films of new Set([1, Number(values.films)])) {
      const asked: Films = { films, megabytes, visibility }
      const rounds: { before: Taken; now: Taken }[] = []
      for (let round = 0; round < Number(values.rounds); round += 1)
        rounds.push({ before: await take(before, asked), now: await take(now, asked) })
      for (const figure of ['written', 'read', 'toDisk', 'processorMs'] as const) {
        const middle = (name: 'before' | 'now') =>
          medianBy(rounds, (round) => round[name][figure])[name][figure] /
          (figure === 'processorMs' ? 1 : films * megabytes * 1.048576)
        const [was, is] = [middle('before'), middle('now')]
        figures.push({ path: `${visibility} ${films} ${figure}`, before: was, now: is, ratio: is / was })
        const said = `${films} ${visibility}, ${figure}`.padEnd(32)
        console.log(
          said,
          was.toFixed(2).padStart(10),
          is.toFixed(2).padStart(10),
          (is / was).toFixed(2).padStart(6),
          `(≤ ${MOST})`,
        )
      }
    }
  await keepResult('films', { megabytes, figures })
} finally {
  for (const child of running) {
    child.send('stop')
    await once(child, 'exit')
  }
  if (!values.dir) await rm(dir, { recursive: true, force: true })
}

async function serve(name: string, checkout: string): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('films-server.ts', import.meta.url))
  const child = fork(program, [checkout, join(dir, name)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  running.push(child)
  await answerOf(child)
  return child
}

async function take(child: ChildProcess, asked: Films): Promise<Taken> {
  child.send(asked)
  return answerOf<Taken>(child)
}
