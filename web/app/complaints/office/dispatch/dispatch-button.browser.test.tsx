import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { defaultSettings } from '../../../../testing/default-settings.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { overwriteSettings } from '../../../brand/page-settings.ts'
import { DispatchButton } from './dispatch-button.tsx'
import { DispatchNote } from './dispatch-note.tsx'

const unsent = {
  id: 8,
  model_name: 'Kettle',
  status: 'Unassigned',
  job_no: '',
  dispatch_state: 'none',
  dispatch_error: '',
  dispatch_to: 'crm.example.com',
  centre_id: 3,
  centre_name: 'Kaski Service Centre',
  centre_chosen: false,
  customer_name: 'Asha Gurung',
  customerContact: '9841000000',
  customerAddress: 'Lakeside 6',
  zone: 'GANDAKI',
  area: 'POKHARA',
} as Partial<ComplaintDetail> as ComplaintDetail

function show(changes: Partial<ComplaintDetail>, hasCrm: boolean) {
  overwriteSettings(() => ({ ...defaultSettings(), hasCrm }))
  const complaint = { ...unsent, ...changes }
  renderScreen({
    path: '/complaints/8',
    id: 'layouts/office/office-layout',
    loader: () => ({ role: 'admin' }),
    action: () => ({ message: 'Sent' }),
    Component: () => (
      <main>
        <DispatchButton complaint={complaint} />
        <DispatchNote complaint={complaint} />
      </main>
    ),
  })
}

test('without a CRM it is sent to the proposed service centre', async () => {
  show({}, false)
  await page.getByRole('button', { name: 'Send to the service centre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send complaint 8 to the service centre?' })
  await expect.element(dialog.getByText('Proposed: Kaski Service Centre')).toBeVisible()
  expect(document.body.textContent).not.toContain('CRM')
})

test('without a CRM and without a service centre nothing is sent, and the screen says why', async () => {
  show({ centre_id: null, centre_name: '' }, false)
  await expect.element(page.getByRole('button', { name: 'Send to the service centre' })).toBeDisabled()
  await expect.element(page.getByText(/^It has no service centre yet/)).toBeVisible()
})

test('with a CRM it is dispatched there, with or without a service centre', async () => {
  show({ centre_id: null, centre_name: '' }, true)
  await page.getByRole('button', { name: 'Dispatch to CRM' }).click()
  await expect.element(page.getByRole('dialog').getByText('crm.example.com')).toBeVisible()
})
