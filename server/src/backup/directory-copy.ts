import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { clearPartial, prune } from './kept-directories.ts'
import { readerOf } from './open-copy.ts'
import { refuseWithoutRoom, sizeOf } from './room.ts'
import { createDirectory, directoriesBelow } from './whole-directory.ts'
import { writeCopy, type CopyKeys } from './write-copy.ts'

/** Copies a backup into a directory of copies under its day. Removes the days that are too many. */
export async function copyToDirectory(
  copies: string,
  from: string,
  { day, ...keys }: CopyKeys & { day: string },
): Promise<void> {
  await mkdir(copies, { recursive: true, mode: 0o700 })
  await clearPartial(copies)
  await refuseWithoutRoom(copies, await sizeOf(from), 'the backup takes')
  const to = join(copies, day)
  await rm(to, { recursive: true, force: true })
  await createDirectory(to, async (root) => {
    for (const path of await directoriesBelow(from)) await mkdir(join(root, path), { recursive: true, mode: 0o700 })
    await writeCopy(
      from,
      {
        put: (path, { source }) => pipeline(source, createWriteStream(join(root, path), { mode: 0o600 })),
        read: readerOf(root),
      },
      keys,
    )
  })
  await prune(copies)
}
