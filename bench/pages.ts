// A cached public page against nginx with the same bytes as a file, and against rendering it each time.
// The budget is of requests a second, on a quiet machine; those a second of processor time tell more on a busy one.
// node bench/pages.ts [path]          needs: npm run build, nginx, wrk, Linux
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { medianBy, rate, type Rate } from './measure.ts'
import { ownNginx, type OwnNginx } from './own-nginx.ts'
import { keepResult } from './results.ts'

const PORTS = { cached: 18_081, rendered: 18_082, nginx: 18_083 }
const BUDGET = { ofNginx: 0.35, ofRendered: 100 }
const ROUNDS = 3
const SECONDS = 4

const path = process.argv[2] ?? '/'
const dir = mkdtempSync(join(tmpdir(), 'bench-pages-'))
const running: ChildProcess[] = []
const pids: Record<string, number | undefined> = {}
let nginx: OwnNginx | undefined
try {
  await serve('cached')
  await serve('rendered')
  const page = await fetchBytes(`http://127.0.0.1:${PORTS.cached}${path}`)
  nginx = await serveFile(page)
  pids['nginx'] = nginx.pid
  const rates = await measure()
  print(rates, page.length)
  await keepResult('pages', { path, bytes: page.length, ...rates })
} finally {
  await Promise.all([nginx?.stop(), ...running.map(stop)])
  rmSync(dir, { recursive: true, force: true })
}

async function serve(mode: 'cached' | 'rendered') {
  const server = fork(fileURLToPath(new URL('pages-server.ts', import.meta.url)), [
    mode,
    String(PORTS[mode]),
    join(dir, mode),
  ])
  running.push(server)
  pids[mode] = server.pid
  await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`the ${mode} server ended with ${code}`))),
  ])
}

/** The page as a browser gets it, still compressed: fetch would unpack it. */
async function fetchBytes(url: string): Promise<Buffer> {
  return execFileSync('curl', ['-sf', '-H', 'accept-encoding: br', url], { maxBuffer: 1 << 24 })
}

async function serveFile(bytes: Buffer): Promise<OwnNginx> {
  writeFileSync(join(dir, 'page.br'), bytes)
  return ownNginx({
    dir,
    port: PORTS.nginx,
    http: `sendfile on; tcp_nopush on; open_file_cache max=10; default_type text/html;
       server { listen 127.0.0.1:${PORTS.nginx}; root ${dir};
         location / { try_files /page.br =404; add_header content-encoding br; } }`,
  })
}

type Rates = Record<keyof typeof PORTS, Rate>

/** In turns, so that what else the machine does falls on all of them; the middle round counts. */
async function measure(): Promise<Rates> {
  const rounds: Rates[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      nginx: await rateOf('nginx', 50),
      cached: await rateOf('cached', 50),
      rendered: await rateOf('rendered', 8),
    })
  const middle = (name: keyof Rates): Rate =>
    medianBy(
      rounds.map((round) => round[name]),
      ({ wall }) => wall,
    )
  return { nginx: middle('nginx'), cached: middle('cached'), rendered: middle('rendered') }
}

function rateOf(name: keyof typeof PORTS, connections: number): Promise<Rate> {
  return rate({
    url: `http://127.0.0.1:${PORTS[name]}${path}`,
    pid: pids[name],
    connections,
    seconds: SECONDS,
    headers: { 'accept-encoding': 'br' },
  })
}

function print({ nginx, cached, rendered }: Rates, bytes: number) {
  const verdict = (ratio: number, least: number) =>
    `${ratio.toFixed(2)} (${ratio >= least ? 'meets' : 'MISSES'} ${least})`
  const line = (name: string, { wall, cpu }: Rate, note = '') =>
    console.log(name.padEnd(16), String(Math.round(cpu)).padStart(8), String(Math.round(wall)).padStart(8), note)
  console.log(`page ${path}, ${bytes} bytes in brotli`)
  console.log('requests'.padEnd(16), '/cpu s'.padStart(8), '/s'.padStart(8))
  line('nginx, a file', nginx)
  line('cached', cached, `of nginx ${verdict(cached.wall / nginx.wall, BUDGET.ofNginx)}`)
  line('rendered', rendered, `cached is × ${verdict(cached.wall / rendered.wall, BUDGET.ofRendered)}`)
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
