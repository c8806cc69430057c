import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '../platform/files/unless-missing.ts'
import { forEachConcurrently } from './lanes.ts'

/** A file modified this shortly before it was checked may change again without a new time. */
const TIMES_ARE_COARSE_NS = 2_000_000_000n
const LANES = 4

interface Seen {
  ino: bigint
  size: bigint
  mtimeNs: bigint
  /** when it was checked */
  at: bigint
}

/**
 * A copy of the embedded database's files, updated repeatedly: each pass copies what was written since. During the last
 * pass nothing may write; the earlier ones make it short.
 */
export class ClusterCopy {
  readonly #source: string
  readonly #target: string
  #seen = new Map<string, Seen>()

  constructor(source: string, target: string) {
    this.#source = source
    this.#target = target
  }

  /** Returns the number of bytes copied. */
  async bringUpToDate(): Promise<number> {
    const [before, now] = [this.#seen, new Map<string, Seen>()]
    let copied = 0
    await forEachConcurrently(this.#files(''), LANES, async (path) => {
      const found = await unlessMissing(stat(join(this.#source, path), { bigint: true }))
      if (!found) return
      const seen = { ino: found.ino, size: found.size, mtimeNs: found.mtimeNs, at: BigInt(Date.now()) * 1_000_000n }
      const last = before.get(path)
      if (last && isUntouched(last, seen)) now.set(path, last)
      else if (await unlessMissing(this.#copy(path))) {
        now.set(path, seen)
        copied += Number(found.size)
      }
    })
    for (const path of before.keys()) if (!now.has(path)) await rm(join(this.#target, path), { force: true })
    this.#seen = now
    return copied
  }

  async #copy(path: string): Promise<true> {
    await copyFile(join(this.#source, path), join(this.#target, path), constants.COPYFILE_FICLONE)
    return true
  }

  /** Creates each directory before listing its files. */
  async *#files(directory: string): AsyncGenerator<string> {
    await mkdir(join(this.#target, directory), { recursive: true, mode: 0o700 })
    const entries = (await unlessMissing(readdir(join(this.#source, directory), { withFileTypes: true }))) ?? []
    for (const entry of entries) {
      const path = join(directory, entry.name)
      if (entry.isDirectory()) yield* this.#files(path)
      else yield path
    }
  }
}

const isUntouched = (last: Seen, now: Seen) =>
  last.ino === now.ino &&
  last.size === now.size &&
  last.mtimeNs === now.mtimeNs &&
  last.mtimeNs < last.at - TIMES_ARE_COARSE_NS
