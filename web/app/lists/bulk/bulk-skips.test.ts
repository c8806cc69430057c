import { expect, test } from 'vitest'
import { withoutSkipped } from './bulk-skips.ts'

test('rows are split into those to process and counted reasons for skipping', () => {
  const rows = [1, 2, 3, 4, 5]
  const { todo, skips } = withoutSkipped(rows, (row) =>
    row > 3 ? 'closed' : row === 1 ? 'dispatched already' : undefined,
  )
  expect(todo).toEqual([2, 3])
  expect(skips).toEqual(['1: dispatched already', '2: closed'])
})
