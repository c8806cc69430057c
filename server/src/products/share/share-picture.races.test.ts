import { expect, test } from 'vitest'
import { shared } from './testing/share-picture-world.ts'

test('many who ask at once get the same picture', async () => {
  const { app, path } = await shared()
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(path)))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
})
