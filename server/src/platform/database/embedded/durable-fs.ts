import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = Awaited<ReturnType<NodeFS['init']>>
type EmscriptenOptions = Parameters<NodeFS['init']>[1]

/** What Emscripten's NODEFS passes to its stream operations, as far as we use it. */
interface OpenFile {
  nfd: number
  path?: string
}

const EIO = 29

/** A file of the write-ahead log: its timeline, then its number in two halves. */
const WAL_FILE = /\/pg_wal\/[\dA-F]{8}([\dA-F]{8})([\dA-F]{8})$/
/** as initdb makes them */
const WAL_FILE_BYTES = 16 * 1024 * 1024
const FILES_IN_HALF = 2 ** 32 / WAL_FILE_BYTES

/**
 * PGlite's file system on a directory, with an fsync that reaches the disk. Emscripten's NODEFS has no fsync operation
 * and its fdatasync() does nothing, so with the stock class a commit is only as safe as the page cache. Needs
 * `wal_sync_method=fsync`.
 */
export class DurableNodeFs extends NodeFS {
  /** How often a file of the write-ahead log was synced. */
  walSyncs = 0
  /** How far the write-ahead log was written, in bytes since it began. */
  walEnd = 0
  readonly #onBroken: (reason: string) => void

  /**
   * `onBroken` is called on a failure after which the engine must not continue: a disk that did not sync, or a PANIC.
   */
  constructor(directory: string, onBroken: (reason: string) => void) {
    super(directory)
    this.#onBroken = onBroken
  }

  override async init(engine: PGlite, options: EmscriptenOptions): Promise<Init> {
    const { emscriptenOpts } = await super.init(engine, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => this.#install(module as NodeFsModule)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  #install(module: NodeFsModule): void {
    module.onAbort = (what) => this.#onBroken(`PostgreSQL gave up (${String(what)})`)
    module.NODEFS.stream_ops.fsync = (file) => {
      try {
        fsyncSync(file.nfd)
      } catch (error) {
        if (isUnsyncable(error)) return 0
        this.#onBroken(`${file.path ?? 'a file'} was not synced to the disk: ${String(error)}`)
        return EIO
      }
      if (file.path?.includes('/pg_wal/')) this.walSyncs += 1
      return 0
    }
    const { write } = module.NODEFS.stream_ops
    module.NODEFS.stream_ops.write = (file, buffer, offset, length, position) => {
      const written = write(file, buffer, offset, length, position)
      const begin = walFileBegin(file.path)
      if (begin !== undefined && position !== undefined) this.walEnd = begin + position + written
      return written
    }
  }
}

function walFileBegin(path = ''): number | undefined {
  const [, high, low] = WAL_FILE.exec(path) ?? []
  if (high === undefined || low === undefined) return undefined
  return (Number.parseInt(high, 16) * FILES_IN_HALF + Number.parseInt(low, 16)) * WAL_FILE_BYTES
}

interface NodeFsModule {
  onAbort?: (what: unknown) => void
  NODEFS: {
    stream_ops: {
      fsync?: (file: OpenFile) => number
      write: (file: OpenFile, buffer: Uint8Array, offset: number, length: number, position?: number) => number
    }
  }
}

/** Some file systems cannot sync a directory and need not. */
function isUnsyncable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EINVAL'
}
