import { ADD_API_KEY } from 'contract/core/office-paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/api.ts'
import { sampleAnswer } from '../../testing/samples.ts'
import { renderRoute, screensOf } from '../../testing/screens.tsx'

const SECRET = 'baltra_key_0123456789ABCDEFGHIJKLMNOPQRSTUVabcdef'

test('a new key sends what was ticked and is open to its rows, and shows its secret in the place of the form', async () => {
  const calls = answerCalls((call) => {
    const answer = sampleAnswer(call) as { data: object }
    if (call.path === '/servicepoints') return { ...answer, data: [{ id: 7, name: 'Pokhara Service Centre' }] }
    return call.method === 'POST' ? { message: 'Made', data: { ...answer.data, name: 'Desk', secret: SECRET } } : answer
  })
  const screen = (await screensOf('office')).find(({ file }) => file === 'api-keys/office/add-api-key.tsx')!
  renderRoute(screen, ADD_API_KEY)
  const tick = (name: RegExp) => page.getByRole('checkbox', { name })
  await page.getByLabelText('Name', { exact: true }).fill('Desk')
  await tick(/customers\.read/).click()
  await tick(/complaints\.read/).click()
  await page.getByLabelText('Which rows').selectOptions('Pokhara Service Centre')
  await expect.element(tick(/customers\.read/)).not.toBeInTheDocument()
  await page.getByLabelText('Allowed addresses').fill('203.0.113.7\n198.51.100.0/24')
  await page.getByRole('button', { name: 'Make Key' }).click()
  await expect.element(page.getByRole('heading', { name: 'Copy the key “Desk” now' })).toHaveFocus()
  await expect.element(page.getByText(SECRET)).toBeVisible()
  const sent = calls.find(({ method }) => method === 'POST')?.body
  expect(sent).toMatchObject({ name: 'Desk', centre_id: '7', capabilities: '["complaints.read"]' })
})
