import { REGISTRATION, registrationPath } from 'contract/core/office-paths'
import type { HeldRegistration, RegistrationDetail } from 'contract/registrations/endpoints'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../testing/render.tsx'
import { DisputeBar } from './dispute-bar.tsx'

const registration = {
  id: 8,
  status: 'Pending',
  firstname: 'Asha',
  lastname: 'Rai',
  model_name: 'Kettle',
  on_approval: { warranty_months: 24, warranty_expiry: '2028-01-31', points: 113 },
  next_waiting: null,
  // Omits properties the bar does not use.
} as RegistrationDetail

const held = {
  id: 5,
  status: 'Approved',
  customer: { id: 3, firstname: 'Radha', lastname: 'Basnet' },
  warranty_expiry: '2027-05-03',
  points: 70,
  points_used: 43,
  open_complaint: null,
  extension: '',
} as HeldRegistration

/** Shows the bar; gives the forms that were sent. `refuse` answers once what a colleague did first. */
function show(changes: Partial<HeldRegistration> = {}, refuse?: string) {
  const sent: Record<string, string>[] = []
  let refusal = refuse
  renderScreen(
    {
      path: REGISTRATION,
      Component: () => <DisputeBar registration={registration} held={{ ...held, ...changes }} />,
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()) as Record<string, string>)
        const message = refusal
        refusal = undefined
        return message ? { refused: true, message, errors: {}, local: false } : { message: 'Decided' }
      },
    },
    registrationPath(8),
  )
  return sent
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('before a transfer it is said what one customer loses and the other gets', async () => {
  const sent = show({ extension: 'EXT-7' })
  await userEvent.click(button('Transfer…'))
  const dialog = page.getByRole('dialog', { name: 'Transfer the product to Asha Rai?' })
  await expect.element(dialog.getByText(/warranty, valid until.+3.May.2027.+ends/)).toBeVisible()
  await expect.element(dialog.getByText(/70 points are taken back/)).toBeVisible()
  await expect.element(dialog.getByText(/43 points have already been used/)).toBeVisible()
  await expect.element(dialog.getByText(/EXT-7/)).toBeVisible()
  await expect.element(dialog.getByText(/gets a warranty until.+31.Jan.2028.+113/)).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Reason'), 'Sold second-hand')
  await userEvent.dblClick(button('Transfer'))
  await expect.element(page.getByText('Decided')).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({ intent: 'transfer', held_by: '5', reason: 'Sold second-hand', warranty_months: '' }),
  ])
})

test('leaving the product rejects the dispute, and a refusal keeps what was written', async () => {
  const sent = show({}, 'Sita Rai was faster')
  await userEvent.click(button('Leave as it is…'))
  await userEvent.type(page.getByLabelText('Reason'), 'The bill is of another model')
  await userEvent.click(button('Reject the claim'))
  await expect.element(page.getByText('Sita Rai was faster').first()).toBeVisible()
  await expect.element(page.getByLabelText('Reason')).toHaveValue('The bill is of another model')
  await userEvent.click(button('Reject the claim'))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ stock_id: '8', seen: 'Pending', status: 'Rejected' })
})

test('an open complaint about the product is closed before a transfer', async () => {
  show({ open_complaint: 12 })
  await expect.element(button('Transfer…')).toBeDisabled()
  await expect.element(page.getByRole('link', { name: 'Complaint 12' })).toBeVisible()
  await expect.element(button('Leave as it is…')).toBeEnabled()
})
