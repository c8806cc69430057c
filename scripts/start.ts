import { buildWhenStale } from './build.ts'

await buildWhenStale()
await import('../server/src/main.ts')
