import type { Attention } from 'contract/dashboard/endpoints'
import type { Role } from 'contract/core/roles'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../testing/render.tsx'
import { waitingFor } from './waiting.ts'
import { WaitingForYou } from './waiting-list.tsx'

const waiting = { total: 3, oldest: '2026-11-01T04:00:00Z' }

/** What the call centre is shown of the day: some it may do, some it may only see. */
const attention = {
  complaints_undispatched: waiting,
  registrations_waiting: waiting,
  messages_unread: waiting,
} as Partial<Attention> as Attention

const show = (role: Role) =>
  renderScreen({
    path: '/',
    id: 'layouts/office/office-layout',
    loader: () => ({ role }),
    Component: () => (
      <main>
        <WaitingForYou places={waitingFor(attention, role)} today={[]} />
      </main>
    ),
  })

test('what somebody may not do is named below, as waiting for colleagues', async () => {
  show('call_centre')
  await expect.element(page.getByRole('listitem').getByText('Complaint messages to read')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
  const others = page.getByRole('paragraph').getByRole('link')
  expect(others.elements().map((link) => link.textContent)).toEqual([
    'Customer products to verify',
    'Complaints to send to a service centre',
  ])
})

test('who may do everything reads of no colleagues', async () => {
  show('admin')
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(3)
  expect(page.getByRole('paragraph').query()).toBeNull()
})
