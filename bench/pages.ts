// A cached public page against nginx with the same bytes as a file, and against rendering it each time.
// node bench/pages.ts [path]          needs: npm run build, nginx, wrk
import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PORTS = { cached: 18_081, rendered: 18_082, nginx: 18_083 }
const BUDGET = { ofNginx: 0.35, ofRendered: 100 }
const ROUNDS = 3
const SECONDS = 4

const path = process.argv[2] ?? '/'
const dir = mkdtempSync(join(tmpdir(), 'bench-pages-'))
const running: ChildProcess[] = []
try {
  await serve('cached')
  await serve('rendered')
  const page = await fetchBytes(`http://127.0.0.1:${PORTS.cached}${path}`)
  await serveFile(page)
  print(await measure(), page.length)
} finally {
  await Promise.all(running.map(stop))
  rmSync(dir, { recursive: true, force: true })
}

async function serve(mode: 'cached' | 'rendered') {
  const server = fork(fileURLToPath(new URL('pages-server.ts', import.meta.url)), [
    mode,
    String(PORTS[mode]),
    join(dir, mode),
  ])
  running.push(server)
  await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`the ${mode} server ended with ${code}`))),
  ])
}

/** The page as a browser gets it, still compressed: fetch would unpack it. */
async function fetchBytes(url: string): Promise<Buffer> {
  return execFileSync('curl', ['-sf', '-H', 'accept-encoding: br', url], { maxBuffer: 1 << 24 })
}

async function serveFile(bytes: Buffer) {
  writeFileSync(join(dir, 'page.br'), bytes)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  )
  writeFileSync(
    join(dir, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${dir}/nginx.pid; error_log ${dir}/nginx.log;
     events { worker_connections 512; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=10;
       default_type text/html; ${temporary.join(' ')}
       server { listen 127.0.0.1:${PORTS.nginx}; root ${dir};
         location / { try_files /page.br =404; add_header content-encoding br; } } }`,
  )
  const nginx = spawn('nginx', ['-c', join(dir, 'nginx.conf')], { stdio: 'inherit' })
  running.push(nginx)
  for (let tries = 0; tries < 50; tries++) {
    if (
      await fetch(`http://127.0.0.1:${PORTS.nginx}/page.br`, { method: 'HEAD' }).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx does not answer')
}

type Rates = Record<keyof typeof PORTS, number>

/** In turns, so that what else the machine does falls on all of them; the middle round counts. */
async function measure(): Promise<Rates> {
  const rounds: Rates[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ nginx: rate('nginx', 50), cached: rate('cached', 50), rendered: rate('rendered', 8) })
  const middle = (name: keyof Rates) => rounds.map((one) => one[name]).toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0
  return { nginx: middle('nginx'), cached: middle('cached'), rendered: middle('rendered') }
}

function rate(name: keyof typeof PORTS, connections: number): number {
  const url = `http://127.0.0.1:${PORTS[name]}${path}`
  const text = execFileSync('wrk', ['-t1', `-c${connections}`, `-d${SECONDS}s`, '-H', 'accept-encoding: br', url], {
    encoding: 'utf8',
  })
  if (text.includes('Non-2xx')) throw new Error(`${url} does not answer well:\n${text}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1])
}

function print({ nginx, cached, rendered }: Rates, bytes: number) {
  const verdict = (ratio: number, least: number) =>
    `${ratio.toFixed(2)} (${ratio >= least ? 'meets' : 'MISSES'} ${least})`
  console.log(`page ${path}, ${bytes} bytes in brotli, requests a second`)
  console.log(`  nginx, a file   ${Math.round(nginx)}`)
  console.log(`  cached          ${Math.round(cached)}   of nginx: ${verdict(cached / nginx, BUDGET.ofNginx)}`)
  console.log(`  rendered        ${Math.round(rendered)}   cached is ×${verdict(cached / rendered, BUDGET.ofRendered)}`)
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
