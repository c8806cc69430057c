import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeSums } from '../checksums.ts'
import { WARNING, writeManifest } from '../manifest.ts'

/** AUTH_SECRET of the small backup. */
export const SMALL_SECRET = 'the secret that signs everybody in'
/** Sizes around those of the chunks that are encrypted. */
const SIZES = [0, 1, 65_535, 65_536, 65_537, 300_000]

/** A directory for a test, removed after it. */
export async function testDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** A backup as the product makes them, with the files of a database that is none. */
export async function smallBackup(): Promise<string> {
  const root = join(await testDirectory(), '2026-01-20')
  const put = async (path: string, data: string | Buffer) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), data)
  }
  for (const size of SIZES) await put(`files/private/${size}.pdf`, randomBytes(size))
  await mkdir(join(root, 'files', 'uploads'))
  await put('database/cluster/base/1259', 'rows of customers')
  await put('auth-secret', SMALL_SECRET)
  const bytes = SIZES.reduce((sum, size) => sum + size, 0)
  await writeManifest(root, {
    format: 1,
    warning: WARNING,
    version: '0.1.0',
    made_at: '2026-01-20T00:00:00.000Z',
    holds_secret: true,
    database: { kind: 'embedded', server_version: '18', migration: '0001', rows: {}, directories: ['base'] },
    files: { storage: 'disk', number: SIZES.length, bytes, lost: [] },
  })
  await writeSums(root, new Map(), SMALL_SECRET)
  return root
}
