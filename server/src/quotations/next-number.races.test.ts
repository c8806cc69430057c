import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'

test('fifty quotations that are approved at once get the numbers from 1 to 50, none twice and none left out', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { quotations } = as(await build.admin())
  const made = await Promise.all(Array.from({ length: 50 }, () => buildQuotation(services)))
  // Of two who decide the same one at once, one fails and uses up no number.
  const decisions = [...made, ...made].map(({ id }) =>
    quotations.decide({ params: { id }, body: { action: 'approve' } }),
  )
  await Promise.allSettled(decisions)
  const rows = await services.db.selectFrom('quotation').select('number').orderBy('number').execute()
  expect(rows.map(({ number }) => Number(number.slice(-4)))).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
})
