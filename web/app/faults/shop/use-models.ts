import type { ProductCard } from 'contract/products/endpoints'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'

export type Model = Pick<ProductCard, 'model_name' | 'model_num'>

const NONE: readonly ProductCard[] = []
/** A kind has fewer; of a larger one the rest is typed. */
const MOST = 48

/** The models of a kind of appliance, those that are not sold any more as well; none until they are loaded, or when they cannot be. */
export function useModels(kind: number): readonly ProductCard[] {
  const [models, setModels] = useState(NONE)
  useEffect(() => {
    const leaving = new AbortController()
    const query = { subcategory: String(kind), off_sale: 'true', per_page: MOST }
    api.products.search({ query }, { signal: leaving.signal }).then(
      ({ data }) => setModels(data),
      () => undefined,
    )
    return () => leaving.abort()
  }, [kind])
  return models
}
