import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { MAX_VIEWS } from './save-view.ts'

const PENDING = { list: 'all/bulk-quote-products', name: 'To decide', query: 'status=Pending' } as const

test('the saved views of a list are limited, also when they are saved concurrently', async () => {
  const { as, build } = await testApp()
  const admin = as(await build.admin())
  const results = await Promise.allSettled(
    Array.from({ length: MAX_VIEWS + 5 }, (_, at) =>
      admin.savedViews.save({ body: { ...PENDING, name: `View ${at}` } }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_VIEWS)
  expect((await admin.savedViews.list({ query: { list: PENDING.list } })).data).toHaveLength(MAX_VIEWS)
})
