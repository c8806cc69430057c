// What a cluster consists of: the settings of each program and how it is started.
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresPrograms, somebody } from '../../scripts/servers.ts'
import { ETCDS, type Node, NODES, PORTS, PRODUCTS, servicesEnv } from './places.ts'

export interface Program {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** whom it runs as: PostgreSQL refuses root */
  as?: { uid: number; gid: number }
}

/** Writes what the programs read, and returns them in the order in which they start. */
export function programsIn(dir: string, productEnv: Record<string, string>): Program[] {
  const as = somebody()
  const folder = (name: string) => {
    const path = join(dir, name)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (as) chownSync(path, as.uid, as.gid)
    return path
  }
  const settings = (folder: string, name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text, { mode: 0o644 })
    return path
  }
  const unprivileged = (program: Program): Program => (as ? { ...program, as } : program)

  const pgbouncer = folder('pgbouncer')
  settings(pgbouncer, 'users', '"postgres" ""\n')
  return [
    ...ETCDS.map((member) =>
      unprivileged({ name: member.name, command: 'etcd', args: etcdArgs(member, folder(member.name)) }),
    ),
    ...NODES.map((node) => {
      const own = folder(`node-${node.name}`)
      const path = settings(own, 'patroni.json', JSON.stringify(patroniSettings(node, own), null, 2))
      return unprivileged({ name: `node-${node.name}`, command: 'patroni', args: [path] })
    }),
    unprivileged({
      name: 'haproxy',
      command: 'haproxy',
      args: ['-db', '-f', settings(folder('haproxy'), 'haproxy.cfg', HAPROXY)],
    }),
    unprivileged({
      name: 'pgbouncer',
      command: 'pgbouncer',
      args: [settings(pgbouncer, 'pgbouncer.ini', pgbouncerSettings(pgbouncer))],
    }),
    unprivileged({
      name: 'redis',
      command: 'redis-server',
      args: ['--port', `${PORTS.redis}`, '--bind', '127.0.0.1', '--dir', folder('redis'), '--save', ''],
    }),
    unprivileged({
      name: 's3',
      command: process.execPath,
      args: [fileURLToPath(new URL('s3.ts', import.meta.url)), folder('s3')],
    }),
    ...PRODUCTS.map(({ name, port }) => ({
      name,
      command: process.execPath,
      args: [fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))],
      env: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DEMO: '0',
        BACKUP_DIR: 'off',
        PUBLIC_URL: PRODUCTS[0]!.origin,
        ...servicesEnv(dir),
        ...productEnv,
      },
    })),
  ]
}

/** Three members, of which one may be lost. Each also listens on the address of each node, which is that node's own way to it. */
function etcdArgs({ name, address, port }: (typeof ETCDS)[number], dir: string): string[] {
  const clients = [address, ...NODES.map(({ address }) => address)].map((at) => `http://${at}:${port}`)
  const peer = `http://${address}:${PORTS.etcdPeers}`
  const all = ETCDS.map((each) => `${each.name}=http://${each.address}:${PORTS.etcdPeers}`)
  return [
    ['name', name],
    ['data-dir', join(dir, 'data')],
    ['listen-client-urls', clients.join(',')],
    ['advertise-client-urls', clients[0]!],
    ['listen-peer-urls', peer],
    ['initial-advertise-peer-urls', peer],
    ['initial-cluster', all.join(',')],
    // Patroni asks one member after the other, for a second each (a third of `retry_timeout`), and a request that arrives while
    // there is no leader is lost. With elections of 2 and 1.2 seconds the primary stepped down for nothing in 3 of 20 and in 6 of
    // 45 trials that took one member away.
    ['heartbeat-interval', '60'],
    ['election-timeout', '600'],
    ['enable-v2', 'true'],
  ].map(([key, value]) => `--${key}=${value}`)
}

/**
 * A leader that says nothing for `ttl` seconds is followed by the other node; it has to step down by itself before that,
 * so `loop_wait` and twice `retry_timeout` fit into it.
 */
const TIMES = { ttl: 8, loop_wait: 2, retry_timeout: 3 }

function patroniSettings({ name, address }: Node, dir: string) {
  const programs = postgresPrograms()
  if (!programs) throw new Error('There is no PostgreSQL here: deploy/cluster/install')
  return {
    scope: 'baltra',
    name,
    restapi: { listen: `${address}:${PORTS.patroni}`, connect_address: `${address}:${PORTS.patroni}` },
    // The older interface of etcd: by the newer one Patroni 3.0, Debian 12's, writes the lock without looking who has it, so a
    // primary that hung takes it back from the next one, with all that was acknowledged meanwhile. Without `use_proxies` it
    // would ask the members for their other addresses.
    etcd: { hosts: ETCDS.map(({ port }) => `${address}:${port}`), use_proxies: true },
    bootstrap: {
      dcs: {
        ...TIMES,
        // A commit is acknowledged when both nodes have it, and only the node that has all of them may follow.
        synchronous_mode: true,
        // A PostgreSQL that died is not waited for.
        primary_start_timeout: 0,
        // What the old primary wrote and never acknowledged is taken back.
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: PARAMETERS },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:${PORTS.postgresql}`,
      connect_address: `${address}:${PORTS.postgresql}`,
      data_dir: join(dir, 'data'),
      bin_dir: programs,
      pgpass: join(dir, 'pgpass'),
      use_unix_socket: true,
      use_unix_socket_repl: true,
      parameters: { unix_socket_directories: dir },
      // On one machine everybody is trusted; between machines this is `hostssl … scram-sha-256`, with passwords here and below.
      pg_hba: [
        'local all all trust',
        'local replication all trust',
        'host all all 127.0.0.0/8 trust',
        'host replication all 127.0.0.0/8 trust',
      ],
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
    },
    watchdog: { mode: 'off' },
  }
}

const PARAMETERS = {
  max_connections: 120,
  shared_buffers: '128MB',
  // A replica that hangs holds up every commit until it is given up.
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  wal_keep_size: '256MB',
  // Connections of clients that are gone end soon.
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: '10s',
}

/**
 * Leads to the node that Patroni calls the primary, and to nobody while there is none. When a node ceases to be it, its
 * connections are cut: whoever waits on them would wait for a machine that does not answer.
 */
const HAPROXY = `global
  maxconn 1000
defaults
  mode tcp
  # Else it waits for a second before it tries again, and PgBouncer tries sooner.
  retries 0
  timeout connect 1s
  timeout check 2s
  timeout client 1h
  timeout server 1h
  option clitcpka
  option srvtcpka
listen primary
  bind 127.0.0.1:${PORTS.haproxy}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms downinter 100ms fall 2 rise 1 on-marked-down shutdown-sessions
${NODES.map(({ name, address }) => `  server ${name} ${address}:${PORTS.postgresql} check port ${PORTS.patroni}`).join('\n')}
`

/** By default it waits 15 seconds between two tries to reach a server that refused, and lets its clients wait for two minutes. */
const pgbouncerSettings = (dir: string) => `[databases]
* = host=127.0.0.1 port=${PORTS.haproxy} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORTS.pgbouncer}
unix_socket_dir =
auth_type = any
auth_file = ${join(dir, 'users')}
pool_mode = session
max_client_conn = 300
default_pool_size = 80
server_login_retry = 0.1
server_connect_timeout = 2
query_wait_timeout = 20
tcp_user_timeout = 10000
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
`
