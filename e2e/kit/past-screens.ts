import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { StaffRole } from 'contract/users/words'
import sharp, { type Sharp } from 'sharp'
import { dayInNepal } from './day-in-nepal.ts'
import type { Product } from './product.ts'
import { newCustomer, newSerial } from './steps.ts'

/** A file of the demo. */
export const sample = (name: string): string => fileURLToPath(new URL(`../../demo/pictures/${name}`, import.meta.url))

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
  /** one of the catalogue's; without, a kettle that the catalogue does not know */
  model_name?: string
  model_num?: string
  purchase_date?: string
}

/** A kettle of the catalogue that was bought today, so that its warranty can be made longer. */
export const newKettle = (): Pick<CounterProduct, 'model_name' | 'model_num' | 'purchase_date'> => ({
  model_name: 'Steam Kettle',
  model_num: 'BEK-150',
  purchase_date: dayInNepal(),
})

/** Staff register a product for a customer through the API. Returns its id. */
export async function registerAtCounter(
  product: Pick<Product, 'url' | 'admin'>,
  { contact, approve = false, ...special }: CounterProduct,
): Promise<number> {
  const headers = await asAdmin(product)
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
    ...special,
    approve,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  for (const [name, file] of Object.entries(PHOTOGRAPHS))
    form.set(name, new Blob([new Uint8Array(await readFile(sample(file)))]), file)
  const { data } = await call<Row>(product, '/stocks/registerforcustomer', { method: 'POST', headers, body: form })
  return data.id
}

/** What is special about a product that staff put into the catalogue. */
export type CatalogueProduct = { model_num: string; name: string; color_styles: string[] }

/** Staff import a product through the API, without stock and pictures. Returns a function that deletes it. */
export async function addWithoutPictures(
  product: Pick<Product, 'url' | 'admin'>,
  special: CatalogueProduct,
): Promise<() => Promise<void>> {
  const headers = await asAdmin(product)
  const row: Record<string, string> = {
    category: 'Kitchen',
    sub_category: 'Electric Kettle',
    sub_heading: 'Boils water',
    model_name: special.name,
    price: '129990',
    stocks: '0',
    power: '1500 W',
    warranty: '2 Years',
    packaging: 'Carton, 1 piece',
    sizes: '1.5 litres',
    specification: 'Boils water',
    sizing: '24 cm tall',
    usage: 'Water only',
    ...special,
    color_styles: special.color_styles.join(', '),
  }
  const line = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(',')
  const form = new FormData()
  form.set('file', new Blob([[line(Object.keys(row)), line(Object.values(row))].join('\n')]), 'products.csv')
  await call(product, '/products/bulkproductupload', { method: 'POST', headers, body: form })
  const id = await idOfModel(product, special.model_num)
  return async () => {
    await call(product, `/products/deleteproducts/${id}`, { method: 'DELETE', headers })
  }
}

/** By which the catalogue knows a product. */
export async function idOfModel(product: Pick<Product, 'url' | 'admin'>, model: string): Promise<number> {
  const path = `/products/getdata?name=${model}`
  const { data } = await askAsAdmin<{ data: { id: number; model_num: string }[] }>(product, path)
  return data.find(({ model_num }) => model_num === model)!.id
}

/** Through the API: a registered and approved product with a complaint. Returns the complaint's id. */
export async function fileComplaint(product: Pick<Product, 'url' | 'admin'>, token: string | null): Promise<number> {
  const own = { authorization: `Bearer ${token}` }
  const stock = await posted(product, '/stocks/myproduct', own, {
    store_name: 'Himal Electronics',
    store_location: 'New Road',
    store_number: '061520000',
    model_name: 'Mixer Grinder',
    model_num: 'BMG-750',
    serial_number: newSerial(),
    purchase_date: '2026-01-31',
    product_image: await picture('kettle-cream.webp'),
    bill_image_one: await picture('bill-pokhara.webp'),
    warranty_image: await picture('warranty-card.webp'),
  })
  await call(product, '/stocks/approvemyproduct', {
    method: 'POST',
    headers: { ...(await asAdmin(product)), 'content-type': 'application/json' },
    body: JSON.stringify({ stock_id: stock, status: 'Approved' }),
  })
  return posted(product, `/stocks/registercomplaint/${stock}`, own, {
    problem_type: 'Motor',
    problem_description: 'It hums',
    damaged_image: await picture('damage.webp'),
    warranty_image: await picture('warranty-card.webp'),
    damaged_Video: await picture('damage.mp4'),
  })
}

/** A new customer with a complaint about a product of theirs. */
export async function newComplaint(
  product: Pick<Product, 'url' | 'admin' | 'sms'>,
): Promise<{ id: number; customer: Account }> {
  const customer = await newCustomer(product)
  return { id: await fileComplaint(product, await tokenFor(product, customer)), customer }
}

/** A customer asks for a quotation of two products of the demo. Returns its id. */
export async function requestQuotation(product: Pick<Product, 'url'>, token: string | null): Promise<number> {
  const kettle = { model_name: 'Chiya 1.5', model_num: 'BEK-150', quantity: 2 }
  const fan = { model_name: 'Hawa 48', model_num: 'BCF-048', quantity: 12 }
  const { data } = await call<Row>(product, '/products/postquotation', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      customer_name: 'Nirmala Rai',
      contact: 'theirs',
      ...kettle,
      description: 'Sixty beds,\nbefore Dashain.',
      products: [kettle, fan],
    }),
  })
  return data.id
}

/** A customer makes the warranty of a product longer with points, by the cheapest package. */
export async function extendWithPoints(
  product: Pick<Product, 'url'>,
  { token, stock }: { token: string | null; stock: number },
): Promise<void> {
  await call(product, '/stocks/redeemloyaltypoints', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ stock_id: stock }),
  })
}

/** Staff give the customer of a number points. */
export async function givePoints(
  product: Pick<Product, 'url' | 'admin'>,
  { contact, points }: { contact: string; points: number },
): Promise<void> {
  const headers = { ...(await asAdmin(product)), 'content-type': 'application/json' }
  const { data } = await call<Row>(product, `/stocks/customerofnumber?contact=${contact}`, { headers })
  await call(product, `/user/adjustpoints/${data.id}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ points, reason: 'A gift' }),
  })
}

/** Staff plan the visits of complaints on a day, all by one engineer. */
export async function planVisits(
  product: Pick<Product, 'url' | 'admin'>,
  complaints: readonly number[],
  { engineer, day }: { engineer: string; day: string },
): Promise<void> {
  const headers = { ...(await asAdmin(product)), 'content-type': 'application/json' }
  const { engineers } = await call<{ engineers: { id: number; name: string }[] }>(
    product,
    `/stocks/visits?day=${day}`,
    { headers },
  )
  const body = JSON.stringify({
    engineer_id: engineers.find(({ name }) => name === engineer)?.id,
    visit_date: day,
    visit_window: '10-13',
  })
  for (const id of complaints) await call(product, `/stocks/complaints/${id}/visit`, { method: 'PUT', headers, body })
}

/** Adds a unit of the demo's mixer to the register. Returns its serial number. */
export async function addUnit(product: Pick<Product, 'url' | 'admin'>): Promise<string> {
  const serial_number = newSerial()
  await call(product, '/products/postqr', {
    method: 'POST',
    headers: { ...(await asAdmin(product)), 'content-type': 'application/json' },
    body: JSON.stringify({ model_name: 'Sajilo 750', model_number: 'BMG-750', serial_number }),
  })
  return serial_number
}

/** Adds a member of staff. Returns their number and password. */
export async function addStaff(
  product: Pick<Product, 'url' | 'admin'>,
  { contact, role }: { contact: string; role: StaffRole },
): Promise<{ contact: string; password: string }> {
  const password = 'Evening-kettle-31'
  await call(product, '/user/createuser', {
    method: 'POST',
    headers: { ...(await asAdmin(product)), 'content-type': 'application/json' },
    body: JSON.stringify({
      firstname: 'Deepa',
      lastname: 'Karki',
      email: 'deepa@example.com',
      contact,
      password,
      role,
    }),
  })
  return { contact, password }
}

const picture = async (name: string) => new Blob([new Uint8Array(await readFile(sample(name)))])

async function posted(
  product: Pick<Product, 'url'>,
  path: string,
  headers: Record<string, string>,
  fields: Record<string, string | Blob>,
): Promise<number> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const { data } = await call<Row>(product, path, { method: 'POST', headers, body })
  return data.id
}

/** The address of a catalogue's product, by its model number. */
export async function addressOf(product: Pick<Product, 'url'>, model_num: string): Promise<string> {
  const path = `/products/productsearch?product_name=${model_num}`
  const { data } = await call<{ data: { id: number }[] }>(product, path, {})
  return `/baltra-product-view/${data[0]?.id}`
}

/** What the API tells an administrator. */
export const askAsAdmin = async <T>(product: Pick<Product, 'url' | 'admin'>, path: string): Promise<T> =>
  call<T>(product, path, { headers: await asAdmin(product) })

/** What an administrator changes through the API. */
export const changeAsAdmin = async <T>(
  product: Pick<Product, 'url' | 'admin'>,
  path: string,
  { method = 'PUT', body }: { method?: 'POST' | 'PUT' | 'DELETE'; body?: FormData } = {},
): Promise<T> => call<T>(product, path, { method, headers: await asAdmin(product), ...(body && { body }) })

export interface Account {
  contact: string
  password: string
}

/** With what an account calls the API. */
export async function tokenFor(product: Pick<Product, 'url'>, account: Account): Promise<string> {
  const { token } = await call<{ token: string }>(product, '/customer/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return token
}

/** The headers of calls by the administrator. */
export const asAdmin = async (product: Pick<Product, 'url' | 'admin'>): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${await tokenFor(product, product.admin)}`,
})

interface Row {
  data: { id: number }
}

async function call<T>({ url }: Pick<Product, 'url'>, path: string, options: RequestInit): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, options)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** A photograph of this size, with grain as cameras write it: as JPEG it has about a byte for each pixel. */
export const photograph = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
