import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The sets of messages: those of the website, and those shared by documents, text messages and pages. */
const WORKSPACES = [
  { folder: 'web', compiled: 'app/paraglide', endings: 'contract/core/texts/endings' },
  { folder: 'contract', compiled: 'src/paraglide', endings: '../core/texts/endings.ts' },
]

/** Makes functions of the message files, unless they are made of these very files. */
export async function compileMessagesWhenStale(): Promise<void> {
  for (const { folder, compiled, endings } of WORKSPACES) {
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
    joinEndings(outdir, endings)
    keepPluralRules(outdir)
    writeFileSync(stamp, sources)
  }
}

/** Letters directly after a place, or after the mark that closes around it, are an ending of its value. */
const VALUE_AND_ENDING = /\$\{(i\?\.\w+)\}(?=[\u0904-\u0963\u0970-\u097f])/g
const PART_AND_ENDING =
  /String\((i\?\.\w+)\) \}, ((?:\{ type: "markup-end"[^}]*\}[^}]*\}[^}]*\}, )?)\{ type: "text", value: (?="[\u0904-\u0963\u0970-\u097f])/g

/** Has Nepali messages join endings to values by the one rule of `endings.ts`: कास्कीमा, but Kaski मा. */
function joinEndings(outdir: string, endings: string): void {
  const file = join(outdir, 'messages/ne.js')
  const code = readFileSync(file, 'utf8')
  const joined = code
    .replaceAll(VALUE_AND_ENDING, '${registry.beforeEnding($1)}')
    .replaceAll(PART_AND_ENDING, 'String($1) }, $2{ type: "text", value: registry.gapAfter($1) + ')
  const importsRegistry = /^import \* as registry /m.test(joined)
  writeFileSync(file, importsRegistry ? joined : `import * as registry from '../registry.js'\n${joined}`)
  appendFileSync(join(outdir, 'registry.js'), `\nexport { beforeEnding, gapAfter } from '${endings}'\n`)
}

/** Plural rules are made once for each language and kind: making them takes longer than the rest of a message. */
function keepPluralRules(outdir: string): void {
  const file = join(outdir, 'registry.js')
  const code = readFileSync(file, 'utf8')
  const kept = code.replace(
    'return new Intl.PluralRules(locale, options).select(Number(input))',
    'return (rules[locale + JSON.stringify(options)] ??= new Intl.PluralRules(locale, options)).select(Number(input))',
  )
  if (kept === code) throw new Error(`${file} makes plural rules in another way than before`)
  writeFileSync(file, `const rules = {}\n${kept}`)
}

function hashOfSources(folder: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
  const files = globSync(['messages/{en,ne}/*.json', 'messages/project.inlang/settings.json'], {
    cwd: join(ROOT, folder),
  })
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(ROOT, folder, file)))
  return hash.digest('hex')
}

if (import.meta.main) await compileMessagesWhenStale()
