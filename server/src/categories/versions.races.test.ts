import { expect, test } from 'vitest'
import { records } from './testing/versioned-records.ts'

test('categories, sub-categories and packages: of fifty who save one version at once one wins', async () => {
  for (const { field, read, update } of await records()) {
    const { version } = await read()
    const saved = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => update({ version, [field]: `Number ${n}` })),
    )
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})
