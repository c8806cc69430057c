import { CUSTOMERS } from '../demo/people.ts'

const LANES = 10

/** Asks as people do: pages and pictures of the shop, searches of which many are new, one's own lists. Throws when one fails. */
export async function askMixed(origin: string, requests: number): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(origin)}` }
  const { data: cards } = await json(`${origin}/api/products/productsearch?per_page=100`)
  const card = (n: number) => cards[n % cards.length]!
  const ways: ((n: number) => [path: string, headers?: Record<string, string>])[] = [
    () => ['/'],
    () => ['/baltra-aboutUs-Page'],
    (n) => [`/baltra-product-view/${card(n).id}`],
    (n) => [`/baltra-subCategoryProducts/${card(n).category_id}`],
    (n) => [`/api/products/getdatabyidpublic/${card(n).id}`],
    (n) => [
      `/api/products/productsearch?product_name=${encodeURIComponent(card(n).name.split(' ')[0] ?? '')}&max_price=${100_000 + n}`,
    ],
    (n) => [card(n).main_image_url.replace(/^https?:\/\/[^/]+/, '')],
    () => ['/api/stocks/getmyproduct', headers],
    () => ['/api/stocks/getallcomplaintsbycustomer', headers],
    () => ['/api/products/publiccategory'],
  ]
  let next = 0
  const lane = async () => {
    for (let n = next++; n < requests; n = next++) {
      const [path, headers = {}] = ways[n % ways.length]!(Math.floor(n / ways.length))
      const response = await fetch(`${origin}${path.startsWith('/') ? path : `/${path}`}`, {
        headers,
        redirect: 'manual',
      })
      await response.arrayBuffer()
      if (response.status >= 400) throw new Error(`${path} answers ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

interface Card {
  id: number
  name: string
  category_id: number
  main_image_url: string
}

async function signIn(origin: string): Promise<string> {
  const { contact, password } = CUSTOMERS[0]!
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
