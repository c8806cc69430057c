import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { freePort } from '../server/test/free-port.ts'

const isRoot = process.getuid?.() === 0
const succeeds = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/**
 * Runs work beside a PostgreSQL and a Redis server of its own, started on loopback and ended with it. Where this machine
 * has neither and cannot install them it says so and does nothing.
 */
export async function withServers(work: (env: Record<string, string>) => Promise<void>): Promise<void> {
  const programs = postgresPrograms() ?? (install() ? postgresPrograms() : undefined)
  if (!programs || !succeeds('which', ['redis-server'])) {
    console.log('No PostgreSQL and Redis on this machine: their tests are left out')
    return
  }
  const place = mkdtempSync(join(tmpdir(), 'baltra-servers-'))
  const owner = somebody()
  if (owner) chownSync(place, owner.uid, owner.gid)
  const postgres = (...args: string[]) => asSomebody(join(programs, args[0]!), args.slice(1))
  const [port, redisPort] = [await freePort(), await freePort()]
  const data = join(place, 'data')
  const options = `-p ${port} -k ${place} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  const redis = spawn(
    'redis-server',
    ['--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
      cwd: place,
    },
  )
  try {
    postgres('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--locale=C.UTF-8')
    postgres('pg_ctl', '-D', data, '-w', '-t', '60', '-l', join(place, 'postgres.log'), '-o', options, 'start')
    while (!succeeds('redis-cli', ['-p', `${redisPort}`, 'ping'])) await after(50)
    await work({
      TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
      TEST_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    })
  } finally {
    redis.kill()
    await once(redis, 'exit')
    postgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    await rm(place, { recursive: true, force: true })
  }
}

/** Debian keeps the programs of the server apart from its client's. */
export const postgresPrograms = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .toSorted()
    .findLast((folder) => existsSync(join(folder, 'initdb')))

function install(): boolean {
  if (!isRoot || !succeeds('which', ['apt-get'])) return false
  const packages = ['postgresql', 'redis-server', 'pgbouncer']
  return (
    succeeds('apt-get', ['update', '-q']) &&
    succeeds('apt-get', ['install', '-qy', '--no-install-recommends', ...packages])
  )
}

/** Whom to run PostgreSQL as where this is root, whom it refuses. */
export const somebody = (): { uid: number; gid: number } | undefined =>
  isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined

const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)

/** PostgreSQL refuses to run as root. */
function asSomebody(command: string, args: string[]): void {
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups', command]
  const [program, given] = isRoot ? ['setpriv', [...asPostgres, ...args]] : [command, args]
  const { status, stderr } = spawnSync(program, given, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    cwd: tmpdir(),
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`)
}
