import { asAdmin } from './past-screens.ts'
import type { Product } from './product.ts'
import { newNumber } from './steps.ts'

type Where = Pick<Product, 'url' | 'admin' | 'sms'>

/** The product whose bill is asked for. */
export const WITHOUT_BILL = 'Hawa 48'

/** The token of a link with which a customer photographs a bill, of a product that a phone complaint brought. */
export async function billToken(product: Where): Promise<string> {
  const write = await writer(product)
  const contact = newNumber()
  const { id: customer_id } = await write('POST', '/user/addcustomer', { contact, name: 'Kamala Thapa' })
  const fault = { problem_type: 'Noise', problem_description: 'It hums' }
  const { stock_id } = await write('POST', '/stocks/complaints', { customer_id, model_name: WITHOUT_BILL, ...fault })
  await write('POST', `/stocks/registrations/${stock_id}/askforbill`, {})
  return tokenIn(await product.sms(contact, /\/b\//))
}

/** The token of a link with which a customer reads and answers a quotation. */
export async function quotationToken(product: Where): Promise<string> {
  const write = await writer(product)
  const contact = newNumber()
  const kettle = { model_name: 'Chiya 1.5', model_num: 'BEK-150', quantity: 24 }
  const buyer = { contact, customer_name: 'Kamala Thapa' }
  const { id } = await write('POST', '/products/quotationforcustomer', { ...buyer, products: [kettle] })
  const lines = [{ description: 'Chiya 1.5', quantity: 24, unit_price: 4_850 }]
  await write('PUT', `/products/quotationprices/${id}`, { lines, seen_status: 'Pending', seen_version: 0 })
  await write('PUT', `/products/approvequotation/${id}`, { action: 'approve' })
  return tokenIn(await product.sms(contact, /\/o\//))
}

/** The token of a link with which a customer reads and answers the estimate of a repair. */
export async function estimateToken(product: Where): Promise<string> {
  const write = await writer(product)
  const contact = newNumber()
  const { id: customer_id } = await write('POST', '/user/addcustomer', { contact, name: 'Kamala Thapa' })
  const fault = { problem_type: 'Noise', problem_description: 'It hums' }
  const { id } = await write('POST', '/stocks/complaints', { customer_id, model_name: WITHOUT_BILL, ...fault })
  await write('POST', `/stocks/estimates/${id}`, { labour: 850, visit_charge: 300 })
  return tokenIn(await product.sms(contact, /\/r\//))
}

const tokenIn = (text: string): string => /\/[bor]\/([\w-]{16})/.exec(text)?.[1] ?? ''

async function writer(product: Where) {
  const headers = { ...(await asAdmin(product)), 'content-type': 'application/json' }
  return async (method: string, path: string, body: object) => {
    const answer = await fetch(`${product.url}/api${path}`, { method, headers, body: JSON.stringify(body) })
    const { data = {} } = (await answer.json()) as { data?: { id?: number; stock_id?: number } }
    return data
  }
}
