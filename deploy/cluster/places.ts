import { join } from 'node:path'

/** Each node has an address of its own on loopback, as a machine has one in a network. */
export const NODES = [
  { name: 'a', address: '127.0.1.1' },
  { name: 'b', address: '127.0.1.2' },
] as const
export type Node = (typeof NODES)[number]

export const ETCDS = [
  { name: 'etcd-1', address: '127.0.2.1', port: 22_371 },
  { name: 'etcd-2', address: '127.0.2.2', port: 22_372 },
  { name: 'etcd-3', address: '127.0.2.3', port: 22_373 },
] as const

/** Below those that Linux gives to connections that go out. */
export const PORTS = {
  postgresql: 25_432,
  patroni: 28_008,
  etcdPeers: 22_380,
  haproxy: 25_000,
  pgbouncer: 26_432,
  redis: 26_379,
  s3: 24_568,
} as const

export const PRODUCTS = [23_001, 23_002, 23_003, 23_004].map((port, index) => ({
  name: `product-${index + 1}`,
  port,
  origin: `http://127.0.0.1:${port}`,
}))

export const DATABASE = 'baltra'
const S3 = { bucket: 'baltra', key: 'S3RVER' }

/** What leads a process of the product to the services of the cluster. */
export const servicesEnv = (dir: string): Record<string, string> => ({
  DATABASE_URL: `postgresql://postgres@127.0.0.1:${PORTS.pgbouncer}/${DATABASE}`,
  REDIS_URL: `redis://127.0.0.1:${PORTS.redis}`,
  S3_ENDPOINT: `http://127.0.0.1:${PORTS.s3}`,
  S3_BUCKET: S3.bucket,
  S3_ACCESS_KEY_ID: S3.key,
  S3_SECRET_ACCESS_KEY: S3.key,
  AUTH_SECRET: 'all processes of this cluster sign with it',
  DATA_DIR: join(dir, 'product'),
})

/** The database of one node, past everything that stands before it. */
export const databaseOf = ({ address }: Node, database: string = DATABASE): string =>
  `postgresql://postgres@${address}:${PORTS.postgresql}/${database}`

export const placesIn = (dir: string) => ({
  programs: join(dir, 'programs.json'),
  logs: join(dir, 'log'),
  /** the process id of each program, and of what starts them */
  pids: join(dir, 'run'),
  /** a program whose name stands here is not started again until it is taken away */
  held: join(dir, 'held'),
})
