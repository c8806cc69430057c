import type { Preferences } from 'contract/preferences/endpoints'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, comeOnline, LOST, setOnline } from '../../testing/api.ts'
import { renderScreen } from '../../testing/render.tsx'
import { ChoiceTable } from './choice-table.tsx'

// The switches show what the server has stored: each press is saved at once, and may be lost on its way or on the way back.

const TOPICS = ['repairs', 'extensions'] as const

/** Shows the table of a server that keeps the choices. `meets` is what happens to an answer on its way back. */
function show({ meets = () => {} }: { meets?: () => void } = {}) {
  const choices = TOPICS.map((topic) => ({ topic, sms: true, email: true }))
  const stored = { choices, email: '', can_email: false } as unknown as Preferences
  answerCalls(({ method, body }) => {
    if (method === 'GET') return { data: structuredClone(stored) }
    const { topic, ...change } = body as { topic: string }
    Object.assign(
      choices.find((one) => one.topic === topic)!,
      change,
    )
    meets()
    return {}
  })
  const preferences = structuredClone(stored)
  renderScreen({ path: '/settings', Component: () => <ChoiceTable preferences={preferences} /> })
  return { choices, switches: ['Repairs and visits: SMS', 'Longer warranty: SMS'].map(switchOf) }
}

const switchOf = (name: string) => page.getByRole('switch', { name })
const failure = page.getByText('No internet connection').first()

test('without a connection all switches go back, and one press on “Try again” saves them all', async () => {
  const { choices, switches } = show()
  setOnline(false)
  for (const one of switches) await one.click({ force: true })
  await expect.element(failure).toBeVisible()
  for (const one of switches) await expect.element(one).toBeChecked()
  setOnline(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  for (const one of switches) await expect.element(one).not.toBeChecked()
  await expect.poll(() => choices.map(({ sms }) => sms)).toEqual([false, false])
})

test('a choice that was stored while its answer was lost is shown as stored with the connection', async () => {
  const {
    choices,
    switches: [first],
  } = show({
    meets: () => {
      setOnline(false)
      throw LOST
    },
  })
  await first!.click({ force: true })
  await expect.element(failure).toBeVisible()
  await expect.element(first!).toBeChecked()
  expect(choices[0]!.sms).toBe(false)
  comeOnline()
  await expect.element(first!).not.toBeChecked()
})
