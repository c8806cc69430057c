import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

const PROGRAM = 'pgbouncer'

/** Whether this machine has PgBouncer; Debian keeps it where only root looks. */
export const hasPgbouncer = (): boolean => spawnSync(PROGRAM, ['--version']).status === 0

/** PgBouncer with these settings before a database, until the end of the test. Gives the address at which it answers for it. */
export async function ownPgbouncer(databaseUrl: string, ...given: string[]): Promise<string> {
  const [behind, port] = [new URL(databaseUrl), await freePort()]
  const dir = await mkdtemp(join(tmpdir(), 'baltra-pgbouncer-'))
  // It runs as another user where this is root.
  await chmod(dir, 0o755)
  const settings = `[databases]
* = host=${behind.hostname} port=${behind.port} user=${behind.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${join(dir, 'users')}
${given.join('\n')}
`
  await writeFile(join(dir, 'settings'), settings)
  await writeFile(join(dir, 'users'), `"${behind.username}" ""\n`)
  const isRoot = process.getuid?.() === 0
  const asOther = ['--reuid=nobody', '--regid=nogroup', '--clear-groups', PROGRAM]
  const [program, ...args] = [...(isRoot ? ['setpriv', ...asOther] : [PROGRAM]), join(dir, 'settings')]
  const child = spawn(program!, args, { stdio: 'ignore' })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dir, { recursive: true, force: true })
  })
  while (child.exitCode === null && !(await answers(port))) await after(20)
  behind.host = `127.0.0.1:${port}`
  return behind.href
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
