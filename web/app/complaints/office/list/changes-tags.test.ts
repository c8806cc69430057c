import { expect, test } from 'vitest'
import { changesTags } from './changes-tags.ts'

test('whether a form would change the tags of a complaint, as the server reads it', () => {
  const tags = ['bad batch', 'vip']
  expect(changesTags(tags, { add: ' , ' })).toBe(true)
  expect(changesTags(tags, { add: ' VIP, Bad  Batch,' })).toBe(false)
  expect(changesTags(tags, { add: 'vip, urgent' })).toBe(true)
  expect(changesTags(tags, { add: '', remove: 'vip' })).toBe(true)
  expect(changesTags(tags, { add: 'urgent', remove: 'urgent' })).toBe(false)
})
