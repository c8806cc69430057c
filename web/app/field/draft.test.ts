import { expect, test } from 'vitest'
import { chosen, emptyDraft } from './draft.ts'

const agreed = { total: 1850, labour: 500, visit_charge: 0, parts: [] }

test('a repair begins with what was agreed, and what was typed stays', () => {
  const repaired = { ...emptyDraft(1), ...chosen(emptyDraft(1), 'done', agreed) }
  expect(repaired).toMatchObject({ outcome: 'done', labour: '500', visitCharge: '' })
  expect(chosen(repaired, 'refused', agreed)).toMatchObject({ labour: '' })
  expect(chosen({ ...repaired, labour: '300' }, 'refused', agreed)).not.toHaveProperty('labour')
  expect(chosen(emptyDraft(1), 'done', null)).toMatchObject({ labour: '', visitCharge: '' })
})
