import { DESK, go, PHONE } from '../kit/browser.ts'
import { newComplaint } from '../kit/past-screens.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'

test('staff write, the customer answers on a phone, staff see that it is new; a note among staff stays there', async ({
  product,
  visit,
}) => {
  const { id, customer } = await newComplaint(product)
  const [staff, caller] = [await visit(DESK), await visit(PHONE)]
  const [desk, phone] = [staff.page, caller.page]

  await enter(desk, product.admin)
  await go(desk, `${OFFICE}/single-product-complaint/${id}`)
  const timeline = desk.getByRole('list', { name: 'Timeline' })
  await desk.getByText('Internal note', { exact: true }).click()
  await desk.getByRole('textbox', { name: 'Message' }).fill('He sounds angry.')
  await desk.getByRole('button', { name: 'Save note' }).click()
  await expect(timeline.getByText('He sounds angry.')).toBeVisible()
  await desk.getByText('Reply to customer', { exact: true }).click()
  await desk.getByRole('textbox', { name: 'Message' }).fill('Since when does it hum?')
  await desk.getByRole('button', { name: 'Send to customer' }).click()
  await expect(timeline.getByText('Since when does it hum?')).toBeVisible()
  await product.sms(customer.contact, /Since when does it hum\?/)

  await enter(phone, customer)
  await go(phone, '/baltra-trackingProducts')
  await expect(phone.getByText('1 new message').filter({ visible: true })).toBeVisible()
  await go(phone, `/baltra-tracking-ProductDetails/${id}`)
  const messages = phone.getByRole('list', { name: 'Messages' })
  await expect(messages.getByText('Since when does it hum?')).toBeVisible()
  await expect(phone.getByText('He sounds angry.')).toHaveCount(0)
  await phone.getByRole('textbox', { name: 'Message to the call centre' }).fill('Since Monday.')
  await phone.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages.getByText('Since Monday.')).toBeVisible()

  await go(desk, `${OFFICE}/all/products-complaints-list?unread=true&search=${customer.contact}`)
  await expect(desk.locator('tbody tr').getByText('1 unread message')).toBeAttached()
  await go(desk, `${OFFICE}/single-product-complaint/${id}`)
  await expect(timeline.getByText('Since Monday.')).toBeVisible()
  expect([...staff.troubles, ...caller.troubles]).toEqual([])
})
