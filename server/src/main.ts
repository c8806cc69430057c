import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { startLean } from './start-lean.ts'

startLean()
// Before the rest is loaded: compiling it is half of a start, so what was compiled is kept. Beside the libraries, because a new
// installation is to begin with nothing; NODE_COMPILE_CACHE names another place, for where the program cannot write there.
enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
)
const { run } = await import('./program.ts')
await run()
