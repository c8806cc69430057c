import { expect, test } from 'vitest'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('of the last two administrators who delete or demote each other at once, one is left', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admins = async () =>
    (await services.db.selectFrom('account').select('id').where('role', '=', 'admin').execute()).length
  const [hari, maya] = [await build.admin(), await build.admin()]
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      refusedWith(as(hari).users.delete({ params: { id: maya.id } })),
      refusedWith(
        round % 2 === 0
          ? as(maya).users.delete({ params: { id: hari.id } })
          : as(maya).users.update({ params: { id: hari.id }, body: { role: 'product_incharge' } }),
      ),
    ])
    expect(await admins()).toBe(1)
    const left = await services.db.selectFrom('account').select('id').where('role', '=', 'admin').execute()
    await services.db
      .deleteFrom('account')
      .where(
        'id',
        'not in',
        left.map(({ id }) => id),
      )
      .execute()
    const [kept, fresh] = [left[0]!.id === hari.id ? hari : maya, await build.admin()]
    Object.assign(hari, { ...kept })
    Object.assign(maya, { ...fresh })
  }
})
