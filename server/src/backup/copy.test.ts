import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Decrypter, generateX25519Identity } from 'age-encryption'
import { expect, test } from 'vitest'
import { copyToDirectory } from './directory-copy.ts'
import { isSignedBy, listOf, writeSums } from './checksums.ts'
import type { Manifest } from './manifest.ts'
import { bringBack, checkCopy, openCopy, readerOf } from './open-copy.ts'
import { checkBackup, checkSource } from './restore.ts'
import { SMALL_SECRET, smallBackup, testDirectory } from './testing/small-backup.ts'

const DAY = '2026-01-20'

/** A copy in a second directory, and what is in its files. */
async function copied(key: string | undefined) {
  const from = await smallBackup()
  const copies = await testDirectory()
  await copyToDirectory(copies, from, { day: DAY, secret: SMALL_SECRET, key })
  const copy = join(copies, DAY)
  return { from, copies, copy, open: (other = key) => openCopy(readerOf(copy), other) }
}

async function contentsOf(root: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    await Promise.all(files.map(async (path) => [path.slice(root.length + 1), await readFile(path)] as const)),
  )
}

const wordsOf = (refused: Promise<unknown>) =>
  refused.then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  )

test('a copy without the key lacks the secret, says so, and is a whole backup otherwise', async () => {
  const { from, copy } = await copied(undefined)
  const [before, after] = [await contentsOf(from), await contentsOf(copy)]
  expect(Buffer.concat([...after.values()]).includes(SMALL_SECRET)).toBe(false)
  before.delete('auth-secret')
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
  const { holds_secret, warning } = await checkBackup(copy)
  expect(holds_secret).toBe(false)
  expect(warning).toContain('lacks auth-secret')
  expect(await isSignedBy(copy, [SMALL_SECRET])).toBe(true)
})

test('an old backup without the marker counts as containing the secret', async () => {
  const from = await smallBackup()
  const path = join(from, 'manifest.json')
  const { holds_secret: _, ...before } = JSON.parse(await readFile(path, 'utf8')) as Manifest
  await writeFile(path, JSON.stringify(before))
  await writeSums(from, new Map(), SMALL_SECRET)
  expect((await checkBackup(from)).holds_secret).toBe(true)
  const copies = await testDirectory()
  await copyToDirectory(copies, from, { day: DAY, secret: SMALL_SECRET, key: undefined })
  expect((await checkBackup(join(copies, DAY))).holds_secret).toBe(false)
})

test('a copy with the key shows nothing, and comes back as it was', async () => {
  const key = await generateX25519Identity()
  const { from, copy, open } = await copied(key)
  const [before, after] = [await contentsOf(from), await contentsOf(copy)]
  const all = Buffer.concat([...after.values()])
  for (const words of [SMALL_SECRET, 'rows of customers', key]) expect(all.indexOf(words), words).toBe(-1)
  expect([...after.keys()].filter((path) => !path.endsWith('.age')).toSorted()).toEqual([
    'SHA256SUMS',
    'SHA256SUMS.signature',
    'copy.json',
  ])
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  expect(await decrypter.decrypt(after.get('auth-secret.age')!, 'text')).toBe(SMALL_SECRET)

  const back = await testDirectory()
  await bringBack(await open(), back)
  expect(await contentsOf(back)).toEqual(before)
  expect((await checkSource(copy, () => key)).holds_secret).toBe(true)
})

test('a missing or wrong key and a truncated, altered or swapped file each have their own error', async () => {
  const key = await generateX25519Identity()
  const { from, copies, copy, open } = await copied(key)
  const attempt = () => wordsOf(open().then(checkCopy))
  expect(await attempt()).toBe('nothing was refused')
  expect(await wordsOf(checkSource(copy, () => undefined))).toBe(
    'The copy is encrypted: set BACKUP_KEY to the key it was made with',
  )
  expect(await wordsOf(open(await generateX25519Identity()))).toBe(
    'BACKUP_KEY is not the key with which the copy was encrypted',
  )

  const name = 'files/private/300000.pdf.age'
  const path = join(copy, name)
  const whole = await readFile(path)
  const chunk = 65_536 + 16
  // To the end of a chunk, within one, within the header, to nothing.
  for (const bytes of [whole.length - (300_000 % 65_536) - 16, whole.length - 1, whole.length - chunk, 50, 0]) {
    await truncate(path, bytes)
    expect(await attempt(), `${bytes}`).toBe(`The copy is damaged: ${name} is cut short`)
    await writeFile(path, whole)
  }
  for (const at of [5, 30, 80, 150, 190, 100_000, whole.length - 1]) {
    await writeFile(
      path,
      whole.map((byte, index) => (index === at ? byte ^ 1 : byte)),
    )
    expect(await attempt(), `${at}`).toMatch(/^The copy is damaged: .* was altered$/)
    await writeFile(path, whole)
  }
  await writeFile(path, Buffer.concat([whole, Buffer.from('more')]))
  expect(await attempt()).toBe(`The copy is damaged: ${name} was altered`)
  await writeFile(path, whole)

  // A whole file with the same key, swapped with another.
  await copyFile(join(copy, 'files/private/65537.pdf.age'), path)
  expect(await attempt()).toBe(`The copy is damaged: ${name} was altered`)
  await writeFile(path, whole)
  const list = join(copy, 'SHA256SUMS')
  await writeFile(
    list,
    `${await readFile(list, 'utf8')}${listOf(new Map([['more', { sha256: 'a'.repeat(64), bytes: 1 }]]))}`,
  )
  expect(await attempt()).toBe('The copy is damaged: SHA256SUMS was altered')

  await copyToDirectory(copies, from, { day: DAY, secret: SMALL_SECRET, key })
  expect(await attempt()).toBe('nothing was refused')
})
