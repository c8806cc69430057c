import { CUSTOMERS } from '../demo/people.ts'
import type { Asked } from './asking.ts'

/**
 * A mix of what people request: pages and pictures of the shop, searches (many of them new), a customer's own lists. The
 * product must be open, with its demo.
 */
export async function mixedRequests(origin: string): Promise<() => Asked> {
  const headers = { authorization: `Bearer ${await signIn(origin)}` }
  const { data: cards } = await json(`${origin}/api/products/productsearch?per_page=100`)
  const card = (n: number) => cards[n % cards.length]!
  const ways: ((n: number) => Asked)[] = [
    () => ({ path: '/' }),
    () => ({ path: '/baltra-aboutUs-Page' }),
    (n) => ({ path: `/baltra-product-view/${card(n).id}` }),
    (n) => ({ path: `/baltra-subCategoryProducts/${card(n).category_id}` }),
    (n) => ({ path: `/api/products/getdatabyidpublic/${card(n).id}` }),
    (n) => ({
      path: `/api/products/productsearch?product_name=${firstWord(card(n).name)}&max_price=${100_000 + n}&per_page=60`,
    }),
    (n) => ({ path: pathOf(card(n).main_image_url) }),
    () => ({ path: '/api/stocks/getmyproduct', headers }),
    () => ({ path: '/api/stocks/getallcomplaintsbycustomer', headers }),
    () => ({ path: '/api/products/publiccategory' }),
  ]
  let next = 0
  return () => {
    const n = next++
    return ways[n % ways.length]!(Math.floor(n / ways.length))
  }
}

interface Card {
  id: number
  name: string
  category_id: number
  main_image_url: string
}

const firstWord = (name: string) => encodeURIComponent(name.split(' ')[0] ?? '')

/** Of an address with or without an origin, or a path without its slash. */
const pathOf = (address: string) => new URL(address, 'http://any').pathname

/** Signs in a customer of the demo. Returns the token. */
export async function signIn(origin: string, { contact, password } = CUSTOMERS[0]!): Promise<string> {
  const response = await fetch(`${origin}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ contact, password }),
  })
  const { token } = (await response.json()) as { token: string }
  if (!token) throw new Error(`Signing in answers ${response.status}`)
  return token
}

const json = async (url: string) => (await fetch(url)).json() as Promise<{ data: Card[] }>
