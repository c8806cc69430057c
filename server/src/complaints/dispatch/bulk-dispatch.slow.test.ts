import { expect, test, vi } from 'vitest'
import { fakeCrm } from '../../../test/fake-crm.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Services } from '../../platform/core/services.ts'
import { complaints } from './testing/several-complaints.ts'

const dispatched = async ({ db }: Services) =>
  (await db.selectFrom('complaint').select('id').where('dispatch_state', '=', 'dispatched').execute()).length

/** Twenty complaints with their photographs take a while. */
const MANY = { timeout: 180_000 }

const REFUSED = 'The CRM refused (422): No service center for this area'

test(
  'all are dispatched except three the CRM refuses, which are reported and dispatched with the next press',
  MANY,
  async () => {
    const crm = await fakeCrm(['refuse', 'accept', 'refuse', 'accept', 'refuse'])
    const { as, build, services } = await testApp({ env: crm.env })
    const ids = await complaints(services, 20)
    const admin = as(await build.admin())
    const press = () => admin.complaints.bulkDispatch({ body: { ids } })
    const { done, skipped } = await press()
    expect(done).toBe(17)
    expect(skipped.map(({ reason }) => reason)).toEqual([REFUSED, REFUSED, REFUSED])
    await vi.waitFor(async () => expect(await dispatched(services)).toBe(17), 20_000)
    const failed = await admin.complaints.list({ query: { dispatch: 'failed' } })
    expect(new Set(failed.data.map(({ id }) => id))).toEqual(new Set(skipped.map(({ id }) => id)))
    const again = await press()
    expect(again).toMatchObject({ message: '3 done, 17 skipped', done: 3 })
    expect(new Set(again.skipped.map(({ reason }) => reason))).toEqual(new Set(['Already dispatched to CRM']))
    await vi.waitFor(async () => expect(await dispatched(services)).toBe(20), 20_000)
    expect(crm.requests).toHaveLength(23)
  },
)
