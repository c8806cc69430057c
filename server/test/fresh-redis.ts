import { Redis } from 'ioredis'

const DATABASES = 16

/** The Redis of TEST_REDIS_URL, emptied, in a numbered database of this test worker's own; nothing without one. */
export async function freshRedis(): Promise<Record<string, string>> {
  const server = process.env.TEST_REDIS_URL
  if (!server) return {}
  const url = new URL(server)
  url.pathname = `/${Number(process.env.VITEST_POOL_ID ?? 0) % DATABASES}`
  const redis = new Redis(url.href)
  await redis.flushdb()
  await redis.quit()
  return { REDIS_URL: url.href }
}
