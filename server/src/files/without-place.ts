import { open, type FileHandle } from 'node:fs/promises'

/** Boxes in which cameras write where and with what a film was made. Players need none of them. */
const TELLING = new Set(['udta', 'meta', 'uuid'])
/** Boxes that hold others, in which those stand. */
const HOLDING = new Set(['moov', 'trak', 'mdia', 'minf'])
const BLANK = Buffer.alloc(64 * 1024)

/**
 * Takes out of an MP4 or QuickTime film what its camera wrote about the place and itself: such a box becomes an empty one of the
 * same length, so that nothing else moves. The film must have been judged before.
 */
export async function forgetPlace(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await blankWithin(file, 0, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

async function blankWithin(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at + 8 <= to;) {
    const { type, head, length } = await boxAt(file, at, to)
    // What is no box any more is left as it is: some tracks end with four zeros.
    if (length < head || at + length > to) return
    if (TELLING.has(type)) await blank(file, at, { head, length })
    else if (HOLDING.has(type)) await blankWithin(file, at + head, at + length)
    at += length
  }
}

async function boxAt(file: FileHandle, at: number, to: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at)
  const type = buffer.toString('latin1', 4, 8)
  const short = buffer.readUInt32BE(0)
  if (short === 1 && bytesRead === 16) return { type, head: 16, length: Number(buffer.readBigUInt64BE(8)) }
  return { type, head: 8, length: short === 0 ? to - at : short }
}

async function blank(file: FileHandle, at: number, { head, length }: { head: number; length: number }): Promise<void> {
  await file.write('free', at + 4, 'latin1')
  for (let from = at + head; from < at + length; from += BLANK.length)
    await file.write(BLANK, 0, Math.min(BLANK.length, at + length - from), from)
}
