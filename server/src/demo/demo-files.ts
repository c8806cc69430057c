import { createHash, randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chooseGround } from '../platform/files/ground.ts'
import { judge } from '../platform/files/judge.ts'
import { pictureLibrary } from '../platform/files/picture-library.ts'
import type { StoredFile } from '../platform/files/file-rows.ts'
import { openStorage, type Storage } from '../platform/files/storage.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

const PICTURES = new URL('../../../demo/pictures/', import.meta.url)

type Visibility = StoredFile['visibility']

/** The demo's pictures and film by name, once they are stored. */
export type DemoFiles = (name: string, visibility: Visibility) => StoredFile

/** Stores files, each once; repeating it only changes the names of private ones. */
export async function storeDemoFiles(
  { config, files }: Services,
  wanted: Record<Visibility, string[]>,
): Promise<DemoFiles> {
  const storage = await openStorage(config)
  const stored = new Map<string, StoredFile>()
  try {
    for (const visibility of ['public', 'private'] as const)
      for (const name of new Set(wanted[visibility]))
        stored.set(`${visibility}/${name}`, await storeFile(storage, files, name, visibility))
  } finally {
    storage.close()
  }
  return (name, visibility) => {
    const file = stored.get(`${visibility}/${name}`)
    if (!file) throw new Error(`The demo has no file ${visibility}/${name}`)
    return file
  }
}

/** Inserts rows for stored files, one per use, so that each can be deleted without the others. Returns their ids. */
export async function insertDemoFiles(tx: Db, files: StoredFile[]): Promise<number[]> {
  if (files.length === 0) return []
  const rows = await tx.insertInto('file').values(files).returning('id').execute()
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

async function storeFile(
  storage: Storage,
  files: Services['files'],
  name: string,
  visibility: Visibility,
): Promise<StoredFile> {
  const path = fileURLToPath(new URL(name, PICTURES))
  const kind = KINDS[name.slice(name.lastIndexOf('.'))] ?? 'image'
  const type = await judge(path, kind, name)
  const { size: bytes } = await stat(path)
  const upload = { field: name, path, filename: name, kind, type, bytes, by: 'the demo' } as const
  return (kind === 'image' && (await asItIs(storage, path, visibility))) || files.store(upload, visibility)
}

const KINDS: Partial<Record<string, 'video' | 'pdf'>> = { '.mp4': 'video', '.pdf': 'pdf' }

const WIDEST = 1600

/**
 * Stores a picture without a second encoding: it is decoded as an upload is, and is already as re-encoding would leave
 * it. Encoding 170 of them again would take half a minute of the first start.
 */
async function asItIs(storage: Storage, path: string, visibility: Visibility): Promise<StoredFile | undefined> {
  const sharp = await pictureLibrary()
  const { format, width, height, exif, xmp, iptc, icc, orientation, pages } = await sharp(path).metadata()
  if (format !== 'webp' || width > WIDEST || exif || xmp || iptc || icc || orientation || (pages ?? 1) > 1)
    return undefined
  const data = await readFile(path)
  const hash = createHash('sha256').update(data).digest('hex')
  const name = visibility === 'public' ? `media/${hash.slice(0, 32)}` : `private/${randomBytes(16).toString('hex')}`
  const key = `${name}.webp`
  await storage.put(key, data, 'image/webp')
  const ground = visibility === 'public' ? await chooseGround(sharp(data)) : null
  return { key, visibility, kind: 'image', type: 'image/webp', bytes: data.length, width, height, ground }
}
