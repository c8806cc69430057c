import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { openBucket } from '../platform/files/bucket.ts'
import { openS3Server } from '../platform/files/testing/s3-server.ts'
import { copyToBucket, daysInBucket, fetchFromBucket } from './bucket-copy.ts'
import { SMALL_SECRET, smallBackup, testDirectory } from './testing/small-backup.ts'

test('a backup goes into a bucket and comes back whole; old days, and those cut off, are removed', async () => {
  const server = await openS3Server()
  onTestFinished(() => server.close())
  const { config } = server
  const objects = openBucket(config)
  onTestFinished(() => objects.close())
  const place = await testDirectory()
  const backup = await smallBackup()
  const copy = (day: string, key?: string) => copyToBucket(config, backup, { day, secret: SMALL_SECRET, key })
  const fetch = (day: string, name: string, key?: string) =>
    fetchFromBucket(config, { day, target: join(place, name), key })
  const put = (key: string) => objects.put(key, Buffer.from('something'), 'text/plain')

  for (let n = 1; n <= 9; n += 1) await copy(`2026-01-1${n}`)
  await put('backups/2026-01-10/auth-secret')
  await put('backups/notes/of-others')
  await copy('2026-01-20')
  const kept = ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-01-${day}`)
  expect(await daysInBucket(config)).toEqual(kept)
  expect(await objects.folders('backups/')).toEqual([...kept, 'notes'])

  expect(await fetch('2026-01-20', 'fetched')).toBe(false)
  const all = async (root: string) => (await readdir(root, { recursive: true })).toSorted()
  const ofBackup = await all(backup)
  expect(await all(join(place, 'fetched'))).toEqual(ofBackup.filter((path) => path !== 'auth-secret'))
  await expect(fetch('2020-01-01', 'none')).rejects.toThrow('The bucket has no backup of 2020-01-01')
  await put('backups/2026-01-20/database/cluster/base/1259')
  await expect(fetch('2026-01-20', 'spoiled')).rejects.toThrow('database/cluster/base/1259 is not as it was')
  expect(await readdir(place)).not.toContainEqual(expect.stringMatching(/^spoiled/))

  // Copied again with a key, nothing that can be read is left of the day.
  const key = await generateX25519Identity()
  await copy('2026-01-20', key)
  const names = await Array.fromAsync(objects.list(['backups/2026-01-20/']), ({ key: name }) => name)
  expect(new Set(names.filter((name) => !name.endsWith('.age')))).toEqual(
    new Set(
      ['DIRECTORIES', 'SHA256SUMS', 'SHA256SUMS.signature', 'copy.json'].map((name) => `backups/2026-01-20/${name}`),
    ),
  )
  await expect(fetch('2026-01-19', 'earlier', key)).rejects.toThrow(
    'The copy is not encrypted, though BACKUP_KEY is set',
  )
  await expect(fetch('2026-01-20', 'closed')).rejects.toThrow('The copy is encrypted: set BACKUP_KEY')
  expect(await fetch('2026-01-20', 'decrypted', key)).toBe(true)
  expect(await all(join(place, 'decrypted'))).toEqual(ofBackup)
  expect(await readFile(join(place, 'decrypted', 'auth-secret'), 'utf8')).toBe(SMALL_SECRET)
})
