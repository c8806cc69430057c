import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { office } from './testing/customer-text-world.ts'

test('when fifty people change a text at once, one wins, the others see it; the history has old and new words', async () => {
  const { texts, as, admin } = await office()
  const key = 'visit_off_title'
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, place) =>
      texts.update({ params: { key }, body: { version: 1, en: `Nobody comes ${place}` } }),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { data } = await texts.get({ params: { key } })
  const late = await refusal(texts.update({ params: { key }, body: { version: 1, en: 'Late' } }))
  expect(late?.status).toBe(409)
  expect(late?.body).toMatchObject({ code: 'changed_meanwhile', current: { en: data.en, version: 2 } })
  const { data: events } = await as(admin).history.list({ params: { subject: 'customer_text', id: data.id } })
  expect(events.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(`changed English words from Technician visit called off to ${data.en}$`) as string,
  ])
})
