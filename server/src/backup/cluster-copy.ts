import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '../files/unless-missing.ts'
import { inLanes } from './lanes.ts'

/** A file that was written this shortly before it was looked at may be written again without a new time. */
const TIMES_ARE_COARSE_NS = 2_000_000_000n
const LANES = 4

interface Seen {
  ino: bigint
  size: bigint
  mtimeNs: bigint
  /** when it was looked at */
  at: bigint
}

/**
 * A copy of the embedded database's own files that is brought up to date again and again: each time it copies what was written
 * since. The last time must be while nothing writes; the earlier ones make that one short.
 */
export class ClusterCopy {
  readonly #source: string
  readonly #target: string
  #seen = new Map<string, Seen>()

  constructor(source: string, target: string) {
    this.#source = source
    this.#target = target
  }

  /** Gives how many bytes it copied. */
  async bringUpToDate(): Promise<number> {
    const [before, now] = [this.#seen, new Map<string, Seen>()]
    let copied = 0
    await inLanes(this.#files(''), LANES, async (path) => {
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

  /** Makes each directory before it names the files in it. */
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
