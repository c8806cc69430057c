import { expect, test } from 'vitest'
import { inRounds, RACE_TIMEOUT } from '../../../test/race-rounds.ts'
import { refusal } from '../../../test/refusal.ts'
import { planned } from './testing/visit-moves-world.ts'

test(
  'of fifty customers who move a visit to the last place at once one gets it, the others see the rest',
  { timeout: RACE_TIMEOUT },
  async () => {
    const { as, visit, ram, day, first, services } = await planned()
    const others: Awaited<ReturnType<typeof visit>>[] = []
    for (let nth = 0; nth < 50; nth++) others.push(await visit({ engineer_id: ram.id, ...first }))
    const seen = { seen_visit_date: first.visit_date, seen_visit_window: first.visit_window }
    const body = { visit_date: day(3), visit_window: '13-16' as const, ...seen }
    let rows: { id: number }[] = []
    await inRounds(async () => {
      // The one of the round before wants another place again.
      await services.db.updateTable('complaint').set(first).where('visit_date', '=', day(3)).execute()
      const told = await Promise.all(
        others.map(({ id, customer }) => refusal(as(customer).visitMoves.move({ params: { id }, body }))),
      )
      expect(told.filter((one) => one === undefined)).toHaveLength(1)
      expect(new Set(told.flatMap((one) => one?.body.code ?? []))).toEqual(new Set(['window_full']))
      rows = await services.db.selectFrom('complaint').where('visit_date', '=', day(3)).select('id').execute()
      expect(rows).toHaveLength(1)
    })
    const loser = others.find(({ id }) => id !== rows[0]!.id)!
    const { data } = await as(loser.customer).visitMoves.choices({ params: { id: loser.id } })
    expect(data.days.find((one) => one.day === day(3))?.windows).toEqual(['10-13', '16-19'])
  },
)
