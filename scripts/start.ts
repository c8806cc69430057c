import { buildWhenStale } from './build.ts'

buildWhenStale()
await import('../server/src/main.ts')
