import type { FileHandle } from 'node:fs/promises'

/** So many bytes from a place in a file; fewer where it ends before. */
export async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
