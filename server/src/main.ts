import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { run as Program } from './program.ts'
import { startLean } from './start-lean.ts'

// Compiling is half of a start, so compiled code is kept, with the libraries, so that a new installation starts empty; set
// NODE_COMPILE_CACHE where the program cannot write there.
const compiled =
  process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))
startLean({ NODE_COMPILE_CACHE: compiled })
// Where the process was not restarted; must run before other imports.
enableCompileCache(compiled)
const { freshBundle } = await import('./fresh-bundle.ts')
const bundle = freshBundle(process.env['NODE_ENV'])
const { run } = (await import(bundle?.program ?? './program.ts')) as { run: typeof Program }
await run({ website: bundle?.website })
