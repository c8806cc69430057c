import { expect, test } from 'vitest'
import { chosen, draftOf, emptyDraft, proposedNeeds, reportOf } from './draft.ts'

const agreed = { total: 1850, labour: 500, visit_charge: 0, parts: [] }

test('a repair begins with what was agreed, and what was typed stays', () => {
  const repaired = { ...emptyDraft(1), ...chosen(emptyDraft(1), 'done', agreed) }
  expect(repaired).toMatchObject({ outcome: 'done', labour: '500', visitCharge: '' })
  expect(chosen(repaired, 'refused', agreed)).toMatchObject({ labour: '' })
  expect(chosen({ ...repaired, labour: '300' }, 'refused', agreed)).not.toHaveProperty('labour')
  expect(chosen(emptyDraft(1), 'done', null)).toMatchObject({ labour: '', visitCharge: '' })
})

test('parts that have to come are proposed once from the estimate, and sent with that outcome alone', () => {
  const job = {
    agreed: { ...agreed, parts: [7, 8, 9].map((part_id) => ({ part_id, price: 100, is_covered: false })) },
    visits: [],
  }
  const atHand = { bag: [{ part_id: 8, count: 1 }], parts: [{ part_id: 7 }, { part_id: 8 }] }
  const open = { ...job, status: 'Engineer Allocated' as const }
  expect(proposedNeeds(emptyDraft(1), open, atHand)).toEqual([{ part_id: 7, count: 1 }])
  expect(proposedNeeds(emptyDraft(1), { ...job, status: 'Parts in Transit' }, atHand)).toEqual([])
  const draft = { ...emptyDraft(1), outcome: 'part_needed' as const, needed: [{ part_id: 9, count: 2 }] }
  expect(proposedNeeds(draft, open, atHand)).toEqual(draft.needed)
  const given = reportOf(draft, { serial_number: '' })!
  expect(given.needed).toEqual(draft.needed)
  expect(reportOf({ ...draft, outcome: 'done' }, { serial_number: '' })!.needed).toEqual([])
  // As an older app kept it.
  const { needed: _, ...older } = given
  expect(draftOf({ ...older, id: 'a', complaint_id: 1 }, []).needed).toEqual([])
})
