import { expect, test } from 'vitest'
import { previewText } from './preview-text.ts'

const nothing = { found: 1, deletes: [], keeps: [], notes: [], blocked: '' }

test('a preview lists what is deleted, what is kept, and warnings', () => {
  expect(previewText(nothing)).toEqual(['Nothing else is deleted.'])
  expect(previewText({ ...nothing, found: 0 })).toEqual(['It is already gone.'])
  const product = {
    ...nothing,
    deletes: [
      { count: 3, what: 'reviews' },
      { count: 12, what: 'pictures' },
    ],
    keeps: [
      { count: 6, what: 'registrations' },
      { count: 4, what: 'complaints' },
    ],
    notes: ['The CRM is not told.'],
  }
  expect(previewText(product)).toEqual([
    'Also deleted: 3 reviews and 12 pictures.',
    'Still referring to it, and kept: 6 registrations and 4 complaints.',
    'The CRM is not told.',
  ])
})
