import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface OwnNginx {
  pid: number | undefined
  stop(): Promise<void>
}

interface NginxOptions {
  /** an empty one, for all that it writes */
  dir: string
  port: number
  /** of the `http` block: more than what every nginx here has */
  http: string
}

/** Starts an nginx of one worker on loopback; resolves when it answers, whatever it says. */
export async function ownNginx({ dir, port, http }: NginxOptions): Promise<OwnNginx> {
  // Its worker may run as another user.
  chmodSync(dir, 0o755)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  )
  writeFileSync(
    join(dir, 'nginx.conf'),
    `master_process off; daemon off; pid ${dir}/nginx.pid; error_log ${dir}/nginx.log;
     events { worker_connections 4096; }
     http { access_log off; keepalive_requests 10000000; ${temporary.join(' ')} ${http} }`,
  )
  const child = spawn('nginx', ['-c', join(dir, 'nginx.conf')], { stdio: 'inherit' })
  for (let tries = 0; ; tries += 1) {
    const answers = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(
      () => true,
      () => false,
    )
    if (answers) break
    if (tries > 50) throw new Error('nginx does not answer')
    await sleep(100)
  }
  return {
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
