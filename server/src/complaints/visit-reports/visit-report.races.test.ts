import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { inRounds, RACE_TIMEOUT } from '../../../test/race-rounds.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { visited } from './testing/visited-world.ts'

test(
  'of fifty who close one complaint at once one wins, and its parts leave once',
  { timeout: RACE_TIMEOUT },
  async () => {
    const { reports, report, used, left, admin, bag, part_id, services, customer } = await visited()
    const body = { ...report, outcome: 'done' as const, parts: used(1), no_code_reason: 'No phone' }
    await inRounds(async () => {
      const { id } = await buildComplaint(services, { customer })
      const told = await Promise.all(
        Array.from({ length: 50 }, () => refusedWith(reports.add({ params: { id }, body }))),
      )
      expect(told.filter((one) => one === undefined)).toHaveLength(1)
      expect(await left()).toEqual([1])
      await admin.partStock.receive({ body: { place: bag, lines: [{ part_id, count: 1 }] } })
    })
  },
)

test('the same wrong report twice at once is one try', async () => {
  const { reports, params, report, codeOf, services } = await visited()
  const code = String((Number(await codeOf()) + 1) % 10_000).padStart(4, '0')
  const body = { ...report, outcome: 'done' as const, code, key: crypto.randomUUID() }
  const told = await Promise.all(Array.from({ length: 20 }, () => refusedWith(reports.add({ params, body }))))
  expect(new Set(told)).toEqual(new Set(['422 This code is wrong. 4 tries left']))
  // Another code is another try, whatever key it comes with.
  const other = String((Number(code) + 1) % 10_000).padStart(4, '0')
  expect(await refusedWith(reports.add({ params, body: { ...body, code: other } }))).toMatch(/3 tries left/)
  expect(await services.db.selectFrom('visit_code').select('wrong_tries').execute()).toEqual([{ wrong_tries: 2 }])
})

test('fifty codes at once are five tries', async () => {
  const { reports, params, report, codeOf, services } = await visited()
  const code = String((Number(await codeOf()) + 1) % 10_000).padStart(4, '0')
  const body = { ...report, outcome: 'done' as const, code }
  const told = await Promise.all(Array.from({ length: 50 }, () => refusedWith(reports.add({ params, body }))))
  expect(told.filter((one) => one?.startsWith('422 This code is wrong'))).toHaveLength(4)
  expect(told.filter((one) => one?.startsWith('422 After five wrong tries'))).toHaveLength(46)
  expect(await services.db.selectFrom('visit_code').select('wrong_tries').execute()).toEqual([{ wrong_tries: 5 }])
})
