import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { world } from './testing/preferences-world.ts'

test('without an address there are no e-mails; of fifty that are saved at once five get a link, and the account has the last one', async () => {
  const { build, as, services } = await world()
  const ram = await build.customer({ email: '' })
  const { preferences } = as(ram)
  const wanted = { topic: 'repairs', email: true } as const
  expect((await refusal(preferences.choose({ body: wanted })))?.body.errors).toEqual({
    email: 'Add your e-mail address first',
  })
  expect(await refusedWith(preferences.addEmail({ body: { email: 'a@b.co,eve@example.com' } }))).toMatch(/^422/)
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, place) => preferences.addEmail({ body: { email: `ram${place}@example.com` } })),
  )
  const sends = services.mail !== undefined
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(sends ? 5 : 50)
  await preferences.choose({ body: wanted })
  const { email } = await services.db
    .selectFrom('account')
    .where('id', '=', ram.id)
    .select('email')
    .executeTakeFirstOrThrow()
  expect((await preferences.mine()).data.email).toBe(email)
})

test('of fifty presses on two switches at once both are kept', async () => {
  const { mine } = await world()
  const presses = Array.from({ length: 50 }, (_, place) =>
    mine.choose({ body: { topic: 'requests', ...(place % 2 ? { sms: false } : { email: true }) } }),
  )
  await Promise.all(presses)
  expect((await mine.mine()).data.choices.at(-1)).toEqual({
    topic: 'requests',
    sms: false,
    email: true,
    is_stopped: false,
  })
})
