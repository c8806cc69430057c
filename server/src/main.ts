import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { startLean } from './start-lean.ts'

startLean()
// Must run before other imports: compiling them is half of a start, so compiled code is cached. It is kept with the
// libraries, so that a new installation starts empty; set NODE_COMPILE_CACHE where the program cannot write there.
enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
)
const { run } = await import('./program.ts')
await run()
