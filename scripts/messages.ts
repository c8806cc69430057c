import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The sets of messages: those of the website, and those shared by documents, text messages and pages. */
const WORKSPACES = [
  { folder: 'web', compiled: 'app/paraglide' },
  { folder: 'contract', compiled: 'src/paraglide' },
]

/** Makes functions of the message files, unless they are made of these very files. */
export async function compileMessagesWhenStale(): Promise<void> {
  for (const { folder, compiled } of WORKSPACES) {
    const sources = hashOfSources(folder)
    const outdir = join(ROOT, folder, compiled)
    const stamp = join(outdir, 'sources')
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) continue
    // Loaded when there is something to do: it takes longer than the rest.
    const { compile } = await import('@inlang/paraglide-js')
    await compile({
      project: join(ROOT, folder, 'messages/project.inlang'),
      outdir,
      strategy: ['globalVariable', 'baseLocale'],
      outputStructure: 'locale-modules',
      emitReadme: false,
      emitPrettierIgnore: false,
    })
    writeFileSync(stamp, sources)
  }
}

function hashOfSources(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  const files = globSync(['messages/{en,ne}/*.json', 'messages/project.inlang/settings.json'], {
    cwd: join(ROOT, folder),
  })
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(ROOT, folder, file)))
  return hash.digest('hex')
}

if (import.meta.main) await compileMessagesWhenStale()
