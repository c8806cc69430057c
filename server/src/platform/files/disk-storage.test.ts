import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { canMount, smallDisk } from '../../../test/faults/small-disk.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { Files } from './files.ts'
import { openStaging } from './staging.ts'
import { mp4, PDF } from './testing/samples.ts'
import { newDataDir, testFiles } from './testing/test-files.ts'

const MB = 1024 * 1024

/** Files on a disk, and where one of them lies there. */
async function diskFiles(dataDir?: string) {
  const tested = await testFiles('disk', dataDir)
  const pathOf = (key: string) => join(tested.dataDir, 'files', key)
  const left = async () => [...(await tested.keys()), ...(await readdir(tested.files.stagingDir))]
  return { ...tested, pathOf, left }
}

/** The bytes that this process has read and written since. */
async function ioSince(before = { read: 0, written: 0 }) {
  const text = await readFile('/proc/self/io', 'utf8')
  const [read, written] = ['rchar', 'wchar'].map((name) => Number(new RegExp(`^${name}: (\\d+)`, 'm').exec(text)?.[1]))
  return { read: read! - before.read, written: written! - before.written }
}

test('a staged film or document becomes the stored file itself, with the rights of the others', async () => {
  const { files, staged, pathOf } = await diskFiles()
  const film = await staged(mp4(), 'video', 'video/mp4')
  const pdf = await staged(PDF, 'pdf', 'application/pdf')
  for (const [upload, visibility] of [[film, 'private'] as const, [pdf, 'public'] as const]) {
    const { ino } = await stat(upload.path)
    const { key } = await files.store(upload, visibility)
    expect(await stat(pathOf(key))).toMatchObject({ ino, nlink: 1, mode: 0o100640 })
  }
  expect(await readdir(files.stagingDir)).toEqual([])
})

test.skipIf(!existsSync('/proc/self/io'))('a private film is neither read nor written once more', async () => {
  const { files, staged } = await diskFiles()
  const film = await staged(mp4(20 * MB), 'video', 'video/mp4')
  const before = await ioSince()
  await files.store(film, 'private')
  const { read, written } = await ioSince(before)
  expect(read).toBeLessThan(5 * MB)
  expect(written).toBeLessThan(5 * MB)
})

test.skipIf(!existsSync('/proc/self/io'))('a film in parts is written once, and read only for its name', async () => {
  const { files, dataDir, bytesOf } = await diskFiles()
  const film = mp4(20 * MB)
  for (const [visibility, mostRead] of [['private', MB] as const, ['public', film.length + MB] as const]) {
    const before = await ioSince()
    const [path, key] = [join(files.stagingDir, visibility), await inParts(files, film)]
    expect(await files.parts.lend(key, film.length, path)).toBe(true)
    const upload = { field: 'film', path, filename: 'a', kind: 'video', type: 'video/mp4', bytes: 1, by: 'x' } as const
    const stored = await files.store(upload, visibility)
    await files.parts.remove(key)
    const { read, written } = await ioSince(before)
    expect(read).toBeLessThan(mostRead)
    expect(written).toBeLessThan(film.length + MB)
    expect((await bytesOf(stored.key)).equals(film)).toBe(true)
  }
  expect(await readdir(join(dataDir, 'files', 'uploads'))).toEqual([])
})

/** Sends a file in parts of a megabyte. Returns the key of the last one. */
async function inParts(files: Files, file: Buffer) {
  let after: string | undefined
  for (let start = 0; start < file.length; start += MB) {
    const key = `uploads/film-${start}-${start}`
    expect(await files.parts.put(key, file.subarray(start, start + MB), { start, after })).toBe(true)
    after = key
  }
  return after!
}

test('of two parts for one place each continues the same file, and a repeated one changes nothing', async () => {
  const { dataDir, files, bytesOf } = await diskFiles()
  const put = (key: string, text: string, after?: string) =>
    files.parts.put(`uploads/a-${key}`, Buffer.from(text), {
      start: after ? 5 : 0,
      after: after && `uploads/a-${after}`,
    })
  await put('0-x', 'begin')
  expect(await put('5-one', ' one', '0-x')).toBe(true)
  expect(await put('5-two', ' second', '0-x')).toBe(true)
  expect(await put('5-one', ' one', '0-x')).toBe(true)
  expect(String(await bytesOf('uploads/a-5-one'))).toBe('begin one')
  expect(String(await bytesOf('uploads/a-5-two'))).toBe('begin second')
  // A backup finds what a row still names.
  const storage = await openDiskStorage(join(dataDir, 'files'))
  expect(await storage.read('uploads/a-0-x')).toBeUndefined()
  const continued = await storage.readContinued!('uploads/a-0-x')
  expect(String(Buffer.concat((await continued!.toArray()) as Buffer[]))).toMatch(/^begin/)
  expect(await storage.readContinued!('uploads/a-5-gone')).toBeUndefined()
  expect(await files.parts.put('uploads/b-5-x', Buffer.from(' end'), { start: 5, after: 'uploads/b-0-x' })).toBe(false)
})

test('a stored film outlives every clean-up of the staging directory', async () => {
  const { dataDir, files, staged, bytesOf } = await diskFiles()
  const upload = await staged(mp4(), 'video', 'video/mp4')
  const { key } = await files.store(upload, 'private')
  await rm(upload.path, { force: true })
  await openStaging(dataDir)
  expect((await bytesOf(key)).equals(mp4())).toBe(true)
})

test('a request that fails after its film was moved leaves nothing', async () => {
  const { files, staged, left } = await diskFiles()
  const upload = await staged(mp4(), 'video', 'video/mp4')
  const work = files.storing([upload], 'private', () => Promise.reject(new Error('no such product')))
  await expect(work).rejects.toThrow('no such product')
  expect(await left()).toEqual([])
})

test('a film that cannot be moved into place leaves nothing in the storage', async () => {
  const { files, staged, left, dataDir } = await diskFiles()
  const upload = await staged(mp4(), 'video', 'video/mp4')
  await rm(join(dataDir, 'files', 'private'), { recursive: true })
  await expect(files.store(upload, 'private')).rejects.toThrow('ENOENT')
  await mkdir(join(dataDir, 'files', 'private'))
  await rm(upload.path, { force: true })
  expect(await left()).toEqual([])
})

test('a file that was not staged stays where it is', async () => {
  const { files, dataDir, bytesOf } = await diskFiles()
  const path = join(dataDir, 'film.mp4')
  await writeFile(path, mp4(), { mode: 0o440 })
  const upload = { field: 'film', path, filename: 'a', kind: 'video', type: 'video/mp4', bytes: 1, by: 'demo' } as const
  const { key } = await files.store(upload, 'private')
  expect((await readFile(path)).equals(mp4())).toBe(true)
  expect((await bytesOf(key)).equals(mp4())).toBe(true)
})

describe.skipIf(!canMount)('where the files lie on another disk than the staging directory', () => {
  /** Its `files` lead to a disk of a few megabytes. */
  async function onTwoDisks() {
    const disk = smallDisk(4)
    const dataDir = await newDataDir()
    await symlink(disk.path, join(dataDir, 'files'))
    return { disk, ...(await diskFiles(dataDir)) }
  }

  test('a film is copied there, and the staged one is left to its request', async () => {
    const { files, staged, pathOf, bytesOf } = await onTwoDisks()
    const film = mp4(MB)
    const upload = await staged(film, 'video', 'video/mp4')
    const { key } = await files.store(upload, 'private')
    expect((await bytesOf(key)).equals(film)).toBe(true)
    expect(await stat(pathOf(key))).toMatchObject({ mode: 0o100640 })
    expect((await readFile(upload.path)).equals(film)).toBe(true)
  })

  test('a film without room there leaves nothing', async () => {
    const { disk, files, staged, keys } = await onTwoDisks()
    const upload = await staged(mp4(MB), 'video', 'video/mp4')
    await disk.fill()
    await expect(files.store(upload, 'private')).rejects.toThrow('ENOSPC')
    expect(await keys()).toEqual([])
  })
})
