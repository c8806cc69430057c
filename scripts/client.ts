// Makes the package of the typed client, `npm run client`: a folder for `npm pack` in which nothing of this repository is imported.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from 'contract/core/endpoint'
import { capabilitiesOf } from 'contract/core/access'
import { rolldown } from 'rolldown'
import { isolatedDeclarationSync } from 'rolldown/experimental'
import routes, { published } from '../client/src/routes.ts'
import { ROOT } from './cache.ts'
import { callTypes } from './client-types.ts'

const CLIENT = join(ROOT, 'client')
const ROUTES = join(CLIENT, 'src/routes.ts')

/** Fills the folder of the package. */
export async function makeClient(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const source = join(CLIENT, 'src/index.ts')
  const bundle = await rolldown({
    input: source,
    platform: 'neutral',
    plugins: [
      {
        name: 'routes-as-data',
        load: (id) => (id === ROUTES ? `export default ${JSON.stringify(routes)}` : undefined),
      },
    ],
  })
  await bundle.write({ file: join(folder, 'index.js'), format: 'esm', comments: { legal: false } })
  await bundle.close()
  const { code, errors } = isolatedDeclarationSync(source, await readFile(source, 'utf8'))
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  await writeFile(
    join(folder, 'index.d.ts'),
    code.replaceAll("'./calls.ts'", "'./calls.js'").replaceAll('"./calls.ts"', '"./calls.js"'),
  )
  await writeFile(join(folder, 'calls.d.ts'), callTypes(comments()))
  await cp(join(CLIENT, 'README.md'), join(folder, 'README.md'))
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const { name, ...rest } = JSON.parse(await readFile(join(CLIENT, 'package.json'), 'utf8')) as { name: string }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify({ name, version, ...rest }, null, 2)}\n`)
}

/** What editors show beside each call. */
const comments = () =>
  Object.fromEntries(
    Object.entries(published).map(([domain, endpoints]) => [
      domain,
      Object.fromEntries(Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [name, commentOf(endpoint)])),
    ]),
  )

function commentOf({ method, path, access, summary, recentPassword }: Endpoint): string {
  const needs =
    access === 'public' || access === 'signed'
      ? 'open to everybody'
      : `needs ${capabilitiesOf(access).join(' or ')}${recentPassword ? ', and the password typed lately' : ''}`
  return `${summary}.\n\n\`${method} /api${path}\`, ${needs}.`
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(CLIENT, 'dist')
  await makeClient(folder)
  console.log(`The package is in ${folder}; npm pack makes a file of it`)
}
