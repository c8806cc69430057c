import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Whether a file system can be mounted here: Linux, and root with the right to do so. */
export const canMount = triesToMount()

/** A separate disk for one test. */
export function smallDisk(megabytes: number) {
  const path = mount(`${megabytes}m`)
  onTestFinished(() => unmount(path))
  const ballast = join(path, 'ballast')
  return {
    path,
    /** Takes all the room there is. */
    async fill() {
      const file = await open(ballast, 'a')
      try {
        for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) await pour(file, Buffer.alloc(bytes))
      } finally {
        await file.close()
      }
    },
    /** Frees it. */
    clear: () => rm(ballast),
  }
}

async function pour(file: Awaited<ReturnType<typeof open>>, piece: Buffer) {
  try {
    for (;;) await file.write(piece)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function mount(size: string): string {
  const path = mkdtempSync(join(tmpdir(), 'baltra-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' })
  return path
}

function unmount(path: string) {
  execFileSync('umount', ['--lazy', path], { stdio: 'ignore' })
  rmSync(path, { recursive: true, force: true })
}

function triesToMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    unmount(mount('1m'))
    return true
  } catch {
    return false
  }
}
