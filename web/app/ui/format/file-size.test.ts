import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a size is said in the unit that people know', () => {
  expect([1, 330_000, 1_048_576, 4_400_000, 52_428_800].map(fileSize)).toEqual([
    '1 KB',
    '322 KB',
    '1 MB',
    '4.2 MB',
    '50 MB',
  ])
})
