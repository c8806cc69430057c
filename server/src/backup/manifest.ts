import { readFile, writeFile } from 'node:fs/promises'
import { isAbsolute, join, normalize } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { differences, type Contents } from './contents.ts'

export const MANIFEST = 'manifest.json'

/** A plain path that stays below its base directory. */
export function isBelow(path: string): boolean {
  return (
    path !== '' && !isAbsolute(path) && !path.includes('\0') && normalize(path) === path && !/^\.\.?(\/|$)/.test(path)
  )
}

const schema = z.object({
  /** of the backup format; an older product refuses a newer one */
  format: z.literal(1),
  warning: z.string(),
  version: z.string(),
  made_at: z.iso.datetime(),
  /** false in a copy that was made without BACKUP_KEY */
  holds_secret: z.boolean().default(true),
  database: z.object({
    kind: z.enum(['embedded', 'postgresql']),
    server_version: z.string(),
    migration: z.string(),
    rows: z.record(z.string(), z.number()),
    /** below the cluster: some tools drop empty ones */
    directories: z.array(z.string().refine(isBelow)),
  }),
  files: z.object({
    storage: z.enum(['disk', 's3']),
    number: z.number(),
    bytes: z.number(),
    /** referenced by rows, but missing in the storage too */
    lost: z.array(z.string()),
  }),
})

/** A backup's description of itself. */
export type Manifest = z.output<typeof schema>

export const WARNING =
  'Who has this directory has every customer, every paper and, with auth-secret, the power to sign in as anybody. Keep it encrypted and apart.'

export const WARNING_WITHOUT_SECRET =
  'Who has this directory has every customer and every paper. It was copied without BACKUP_KEY: it is not encrypted and lacks auth-secret, so everybody signs in again after it is restored elsewhere. Keep it encrypted and apart.'

export const writeManifest = (root: string, manifest: Manifest) =>
  writeFile(join(root, MANIFEST), textOf(manifest), { mode: 0o600 })

/** The parsed file. */
export const textOf = (manifest: Manifest): string => `${JSON.stringify(manifest, undefined, 2)}\n`

/** Throws BackupError without a complete backup. */
export async function readManifest(root: string): Promise<Manifest> {
  const text = await readFile(join(root, MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BackupError(`${root} is not a whole backup: it has no ${MANIFEST}`)
  return parseManifest(text, root)
}

/** Throws BackupError, with the name of the backup, where the text is none that this version understands. */
export function parseManifest(text: string, name: string): Manifest {
  const parsed = schema.safeParse(parse(text))
  if (!parsed.success)
    throw new BackupError(`${name} cannot be restored by this version: its ${MANIFEST} is not understood`)
  return parsed.data
}

/** Throws BackupError unless the database holds what was saved. */
export function compare({ database }: Manifest, { rows }: Pick<Contents, 'rows'>): void {
  const wrong = differences(database.rows, rows)
  if (wrong.length > 0) throw new BackupError(`What was restored is not what was saved: ${wrong.join(', ')}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
