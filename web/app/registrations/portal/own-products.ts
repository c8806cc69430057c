import type { OwnedProductDetail } from 'contract/registrations/endpoints'
import { api } from '../../api/client.ts'

export type MyProducts = Awaited<ReturnType<typeof loadMyProducts>>

/** The products, the complaints that are not over, and the newest of these in full. */
export async function loadMyProducts(signal?: AbortSignal) {
  const options = signal ? { signal } : {}
  const [{ data: products }, { data: open }] = await Promise.all([
    api.registrations.listMine(undefined, options),
    api.complaints.listMine({ query: { status: 'Pending' } }, options),
  ])
  const newest = open[0]
  const repair = newest && (await api.complaints.getMine({ params: { id: newest.id } }, options)).data
  return { products, open, repair }
}

/** One of their products with its registration and warranty. */
export async function loadOwnedProduct(
  id: number | string,
  signal?: AbortSignal,
): Promise<{ product: OwnedProductDetail }> {
  return { product: (await api.registrations.getMine({ params: { id } }, signal ? { signal } : {})).data }
}
