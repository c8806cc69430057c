import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Product } from './product.ts'

/** A file of the demo. */
export const sample = (name: string): string => fileURLToPath(new URL(`../demo/pictures/${name}`, import.meta.url))

/** The three photographs of a registration, by the fields that take them. */
export const PHOTOGRAPHS = {
  product_image: 'kettle-cream.webp',
  bill_image_one: 'bill-pokhara.webp',
  warranty_image: 'warranty-card.webp',
}

export interface CounterProduct {
  /** whose */
  contact: string
  serial_number: string
  approve?: boolean
}

/** Staff register a product for a customer, past the screens. Gives its id. */
export async function registerAtCounter(
  product: Pick<Product, 'url' | 'admin'>,
  { contact, serial_number, approve = false }: CounterProduct,
): Promise<number> {
  const { token } = await call<{ token: string }>(product, '/customer/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(product.admin),
  })
  const headers = { authorization: `Bearer ${token}` }
  const { data: customer } = await call<Row>(product, `/stocks/customerofnumber?contact=${contact}`, { headers })
  const form = new FormData()
  const fields = {
    customer_id: customer.id,
    model_name: 'Kettle',
    model_num: 'X-1',
    store_name: 'Koshi Electronics',
    store_location: 'Dharan',
    store_number: '025520111',
    purchase_date: '2026-02-01',
    serial_number,
    approve,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  for (const [name, file] of Object.entries(PHOTOGRAPHS))
    form.set(name, new Blob([new Uint8Array(await readFile(sample(file)))]), file)
  const { data } = await call<Row>(product, '/stocks/registerforcustomer', { method: 'POST', headers, body: form })
  return data.id
}

interface Row {
  data: { id: number }
}

async function call<T>({ url }: Pick<Product, 'url'>, path: string, options: RequestInit): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, options)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
