import type { Problem } from '../core/problems.ts'
import { ThreadGaveUp, threadFor } from './thread-for.ts'

/** The whole document, with its bytes transferred. */
export type FromDocumentThread = Uint8Array<ArrayBuffer>

/** Draws documents in a worker thread, each sent in one piece. A thread that gives up is reported as `busy`. */
export function documentThread(program: URL, busy: () => Problem): (facts: unknown) => Promise<Uint8Array> {
  const draw = threadFor<FromDocumentThread>(program, { heapMb: 128, seconds: 20 })
  return async (facts) => {
    let content: Uint8Array = new Uint8Array()
    try {
      await draw(facts, (bytes) => {
        content = bytes
        return true
      })
    } catch (error) {
      throw error instanceof ThreadGaveUp ? busy() : error
    }
    return content
  }
}
