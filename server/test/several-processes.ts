import { expect } from 'vitest'
import type { TestClient } from './api-over.ts'
import { clientAt } from './client-at.ts'
import type { TestAccount } from './factories/builders.ts'
import { s3Behind } from './faults/s3-front.ts'
import { freePort } from './free-port.ts'
import { productProcess, type ProductProcess } from './product-process.ts'
import { testApp } from './test-app.ts'

/** One of several processes of the product. */
export interface OneOfSeveral extends Pick<ProductProcess, 'child'> {
  url: string
  /** the typed client of this process, signed in or not */
  as: (account?: TestAccount) => TestClient
}

/** An empty world on the PostgreSQL and Redis of the tests and an S3 server, and what starts a process on it. */
export async function severalProcesses() {
  const s3 = await s3Behind()
  const shared = { ...s3.env, S3_TIMEOUT: '15', AUTH_SECRET: 'several processes share what they sign with' }
  const { services, build } = await testApp({ work: false, env: shared })
  const { databaseUrl = '', redisUrl = '' } = services.config
  const start = async (env: Record<string, string> = {}): Promise<OneOfSeveral> => {
    const port = String(await freePort())
    const services = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, RATE_LIMIT_SCALE: '1000' }
    const { child, opened } = await productProcess({ ...shared, ...services, PORT: port, ...env })
    expect(await opened()).toContain('Baltra is open at')
    const url = `http://127.0.0.1:${port}`
    return { child, url, as: (account) => clientAt(url, account?.token) }
  }
  return { services, build, start }
}

/** Asks one after the other until one answers well, as a proxy does; undefined when none did. */
export async function firstAnswer<T>(
  processes: Iterable<OneOfSeveral>,
  ask: (process: OneOfSeveral) => Promise<T>,
): Promise<T | undefined> {
  for (const each of [...processes].toSorted(() => Math.random() - 0.5)) {
    const answer = await ask(each).catch(() => undefined)
    if (answer !== undefined) return answer
  }
  return undefined
}
