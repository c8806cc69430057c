import type { FileHandle } from 'node:fs/promises'
import { bytesAt } from './bytes-at.ts'

/** A box of an MP4 or QuickTime file, as its header describes it; it may claim more than there is. */
export interface MovieBox {
  type: string
  /** its offset */
  at: number
  /** size of its header */
  head: number
  /** total size */
  length: number
}

const SMALLEST = 8

/** The boxes between two offsets, in order. Ends with the first that is shorter than a header, if there is one. */
export async function* boxesWithin(file: FileHandle, from: number, to: number): AsyncGenerator<MovieBox> {
  for (let at = from; at + SMALLEST <= to;) {
    const box = boxIn(await bytesAt(file, at, 16), at, to)
    yield box
    if (box.length < SMALLEST) return
    at += box.length
  }
}

function boxIn(start: Buffer, at: number, to: number): MovieBox {
  const type = start.toString('latin1', 4, 8)
  const short = start.readUInt32BE(0)
  if (short === 1 && start.length === 16) return { type, at, head: 16, length: Number(start.readBigUInt64BE(8)) }
  return { type, at, head: SMALLEST, length: short === 0 ? to - at : short }
}
