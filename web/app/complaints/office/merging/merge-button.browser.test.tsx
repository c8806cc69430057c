import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { MergeTarget } from 'contract/complaints/merging'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../testing/render.tsx'
import { MergeButton } from './merge-button.tsx'

const target: MergeTarget = {
  id: 7,
  job_no: '',
  model_name: 'Kettle',
  serial_number: 'K-1',
  status: 'Unassigned',
  date_joined: '2026-10-01T04:00:00Z',
  visit_date: '',
  is_same_unit: true,
}

/** The button on a complaint; answers of the server are given, and what is sent to it is kept. */
function show(targets: readonly MergeTarget[]) {
  const sent: string[] = []
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href).pathname
    if (init?.method === 'POST') sent.push(address)
    return Promise.resolve(
      Response.json(
        address.endsWith('/separate')
          ? { message: 'Complaints separated', data: {} }
          : { message: 'OK', data: targets },
      ),
    )
  })
  onTestFinished(() => fetched.mockRestore())
  const Screen = () => {
    const [complaint] = useState({ id: 8, model_name: 'Kettle', status: 'Unassigned', merged_into: null })
    return (
      <main>
        <MergeButton complaint={complaint as ComplaintDetail} />
      </main>
    )
  }
  renderScreen({
    path: '/complaints/8',
    id: 'layouts/office/office-layout',
    loader: () => ({ role: 'admin' }),
    action: () => ({ message: 'Complaints merged' }),
    Component: Screen,
  })
  return sent
}

const dialog = page.getByRole('dialog')
const merge = dialog.getByRole('button', { name: 'Merge', exact: true })

test('without another complaint the button is absent', async () => {
  show([])
  await page.getByRole('button', { name: 'Merge…' }).click()
  await expect.element(dialog.getByText(/no other open complaint/)).toBeVisible()
  await expect.element(merge).toBeDisabled()
})

test('after a merge it can be taken back from the message', async () => {
  const sent = show([target])
  await page.getByRole('button', { name: 'Merge…' }).click()
  await dialog.getByRole('radio').click({ force: true })
  await merge.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Complaints separated')).toBeVisible()
  expect(sent).toEqual([expect.stringMatching(/\/complaints\/8\/separate$/)])
})
