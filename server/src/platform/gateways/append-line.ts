import { open } from 'node:fs/promises'

/** Adds a line to a file that only its owner reads; it is on disk when this resolves. */
export async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a', 0o600)
  try {
    await file.appendFile(`${line}\n`)
    await file.datasync()
  } finally {
    await file.close()
  }
}
