// Puts the modules of server and website, and of their plain libraries, into a few files, which a start reads in a fraction
// of the time that it takes to find and read some two thousand.
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown, type Plugin } from 'rolldown'
import { hashOfLibraries, secondsOf, type Sources } from '../server/src/fresh-bundle.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUNDLE = join(ROOT, 'server/build')
/** Libraries with machine code, threads or files of their own, and large ones that are seldom loaded. */
const APART = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@opentelemetry/api',
  'pdfjs-dist',
  'pdfkit',
  'pino',
  'pg-native',
  'sharp',
  'react-router/dev',
  'vite',
]

/** React chooses its code by this when it runs; a bundle holds one of them. */
const forProduction: Plugin = {
  name: 'for-production',
  transform: {
    filter: {
      id: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|react-router)\//,
      code: /NODE_ENV/,
    },
    handler: (code) => ({ code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }),
  },
}

/** Files beside a module are found from where its source lies. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { id: /\/(server|contract|web)\/(src|build)\//, code: /import\.meta\.url/ },
    handler(code, id) {
      const place = `new URL(${JSON.stringify(relative(BUNDLE, id))}, import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', place), map: null }
    },
  },
}

const isApart = (id: string) => APART.some((name) => id === name || id.startsWith(`${name}/`))

/** Bundles the program, and notes of which files. */
async function bundleServer(): Promise<void> {
  rmSync(BUNDLE, { recursive: true, force: true })
  const bundle = await rolldown({
    input: { program: join(ROOT, 'server/src/program.ts'), website: join(ROOT, 'web/build/server/index.js') },
    platform: 'node',
    external: isApart,
    plugins: [ownPlaces, forProduction],
    onLog(level, log, tell) {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log) // "use client" says nothing here
    },
  })
  await bundle.write({
    dir: BUNDLE,
    format: 'esm',
    comments: false,
    // V8 keeps the source of a file with a single Nepali letter in two bytes for each of its signs.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  })
  const files = (await bundle.watchFiles).filter((path) => path.startsWith(ROOT) && !path.includes('/node_modules/'))
  await bundle.close()
  const sources: Sources = {
    files: files.toSorted().map((path) => [relative(ROOT, path), ...marksOf(path)]),
    libraries: hashOfLibraries(),
  }
  writeFileSync(join(BUNDLE, 'sources.json'), JSON.stringify(sources))
}

function marksOf(path: string): [number, number] {
  const { size, mtimeMs } = statSync(path)
  return [size, secondsOf(mtimeMs)]
}

await bundleServer()
