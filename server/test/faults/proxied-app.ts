import { emptyDatabase } from '../empty-database.ts'
import { openApp, type TestOptions } from '../test-app.ts'
import { tcpProxy } from './tcp-proxy.ts'

/** The application over a PostgreSQL server that it reaches through a proxy, and a way to the database around it. */
export async function proxiedApp({ work = true, ...options }: Omit<TestOptions, 'env'> = {}) {
  const { database, env } = await emptyDatabase()
  const proxy = await tcpProxy(env.DATABASE_URL ?? '')
  const { app, services, as, build } = await openApp({
    env: { ...env, DATABASE_URL: proxy.url, DATABASE_TIMEOUT: '2' },
    ...options,
    work,
    leave: () => proxy.restore(),
  })
  return {
    app,
    services,
    proxy,
    /** the database, past the proxy */
    around: database.db,
    as,
    build,
  }
}
