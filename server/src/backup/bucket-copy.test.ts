import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBucket } from '../files/bucket.ts'
import { openS3Server } from '../files/testing/s3-server.ts'
import { copyToBucket, daysInBucket, fetchFromBucket } from './bucket-copy.ts'
import { writeSums } from './checksums.ts'

test('a backup goes into a bucket and comes back whole; old days, and those cut off, are removed', async () => {
  const server = await openS3Server()
  onTestFinished(() => server.close())
  const { config } = server
  const objects = openBucket(config)
  onTestFinished(() => objects.close())
  const place = await mkdtemp(join(tmpdir(), 'bucket-copy-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const backup = join(place, 'backup')
  await mkdir(join(backup, 'files', 'media'), { recursive: true })
  await mkdir(join(backup, 'database', 'base'), { recursive: true })
  await writeFile(join(backup, 'database', 'base', '1259'), 'rows')
  await writeFile(join(backup, 'auth-secret'), '')
  await writeSums(backup, new Map(), 'a secret')
  const put = (key: string) => objects.put(key, Buffer.from('something'), 'text/plain')

  for (let n = 1; n <= 9; n += 1) await copyToBucket(config, backup, `2026-01-1${n}`)
  await put('backups/2026-01-10/auth-secret')
  await put('backups/notes/of-others')
  await copyToBucket(config, backup, '2026-01-20')
  const kept = ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-01-${day}`)
  expect(await daysInBucket(config)).toEqual(kept)
  expect(await objects.folders('backups/')).toEqual([...kept, 'notes'])

  await fetchFromBucket(config, '2026-01-20', join(place, 'fetched'))
  const all = async (name: string) => (await readdir(join(place, name), { recursive: true })).toSorted()
  expect(await all('fetched')).toEqual(await all('backup'))
  await expect(fetchFromBucket(config, '2020-01-01', join(place, 'none'))).rejects.toThrow(
    'The bucket has no backup of 2020-01-01',
  )
  await put('backups/2026-01-20/database/base/1259')
  await expect(fetchFromBucket(config, '2026-01-20', join(place, 'spoiled'))).rejects.toThrow(
    'database/base/1259 is not as it was',
  )
  expect(await readdir(place)).not.toContainEqual(expect.stringMatching(/^spoiled/))
})
