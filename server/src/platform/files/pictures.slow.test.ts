import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodedUpload } from './pictures.ts'
import { pictureProcess, UnreadablePicture } from './picture-process.ts'
import { picture } from './testing/samples.ts'
import { testFiles } from './testing/test-files.ts'

test('a small picture of a person is stored before an attacker’s large ones', async () => {
  const { staged } = await testFiles()
  const large = await sharp({ create: { width: 2400, height: 2400, channels: 3, background: '#c0392b' } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer()
  const attack = await Promise.all(
    Array.from({ length: 6 }, async () => ({ ...(await staged(large)), by: 'an attacker' })),
  )
  const small = { ...(await staged(await picture(200, 150))), by: 'a person' }
  let stored = 0
  const running = attack.map(async (upload) => {
    await encodedUpload(upload, 'private')
    stored += 1
  })
  expect((await encodedUpload(small, 'private')).width).toBe(200)
  expect(stored).toBeLessThan(3)
  await Promise.all(running)
})

test('a picture that takes too long is given up with its process, and the next one has another', async () => {
  const { dataDir } = await testFiles()
  const path = join(dataDir, 'slow.png')
  await writeFile(path, await picture(3000, 3000, 'png'))
  const impatient = pictureProcess({ seconds: 0.01 })
  await expect(impatient({ path, visibility: 'public' })).rejects.toThrow(UnreadablePicture)
  const patient = pictureProcess({ seconds: 30 })
  await writeFile(path, 'no picture')
  await expect(patient({ path, visibility: 'public' })).rejects.toThrow(UnreadablePicture)
  await writeFile(path, await picture(300, 300, 'png'))
  expect((await patient({ path, visibility: 'public' })).width).toBe(300)
})

test('a very long receipt is stored in a size that fills no disk', async () => {
  const { staged } = await testFiles()
  const receipt = await sharp({ create: { width: 3000, height: 12_000, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const { width, height } = await encodedUpload(await staged(receipt), 'private')
  expect([width <= 2400, height <= 4800]).toEqual([true, true])
})
