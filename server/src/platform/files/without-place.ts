import { open, type FileHandle } from 'node:fs/promises'
import { boxesWithin, type MovieBox } from './movie-boxes.ts'

/** Boxes in which cameras record location and equipment. Players do not need them. */
const TELLING = new Set(['udta', 'meta', 'uuid'])
/** Container boxes that may hold them. */
const HOLDING = new Set(['moov', 'trak', 'mdia', 'minf'])
const BLANK = Buffer.alloc(64 * 1024)

/**
 * Removes location and camera data from an MP4 or QuickTime film. Each such box becomes an empty one of the same
 * length, so nothing else moves. The film must have been validated before.
 */
export async function removeLocation(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await blankWithin(file, 0, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

async function blankWithin(file: FileHandle, from: number, to: number): Promise<void> {
  for await (const box of boxesWithin(file, from, to)) {
    const end = box.at + box.length
    // Anything that is not a box is left unchanged: some tracks end with four zeros.
    if (box.length < box.head || end > to) return
    if (TELLING.has(box.type)) await blank(file, box)
    else if (HOLDING.has(box.type)) await blankWithin(file, box.at + box.head, end)
  }
}

async function blank(file: FileHandle, { at, head, length }: MovieBox): Promise<void> {
  await file.write('free', at + 4, 'latin1')
  for (let from = at + head; from < at + length; from += BLANK.length)
    await file.write(BLANK, 0, Math.min(BLANK.length, at + length - from), from)
}
