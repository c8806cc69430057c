import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { keptFiles } from '../../test/kept-files.ts'
import { form } from './testing/fault-form.ts'

test.each(['with', 'without'])(
  'fifty identical reports at once %s a serial number are one complaint about one product',
  async (number) => {
    const { as, build, services } = await testApp({ work: false })
    const asha = await build.customer()
    const body = await form(number === 'with' ? {} : { serial_number: undefined })
    const answers = await Promise.all(Array.from({ length: 50 }, () => as(asha).faults.report({ body })))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await services.db.selectFrom('complaint').selectAll().execute()).toHaveLength(1)
    expect(await services.db.selectFrom('registration').selectAll().execute()).toHaveLength(1)
    expect(await keptFiles(services)).toEqual({ rows: 1, objects: 1 })
  },
)
