import type { StockLine } from 'contract/parts/stock'
import { api } from '../api/client.ts'

interface StockQuery {
  part_id?: number
  place?: string
  is_defective?: boolean
}

const AT_ONCE = 100

/** All lines of the stock that fit, however many pages they are. */
export async function loadStock(query: StockQuery, signal: AbortSignal): Promise<StockLine[]> {
  const lines: StockLine[] = []
  for (let page = 1; ; page++) {
    const { data, pagination } = await api.partStock.list({ query: { ...query, page, per_page: AT_ONCE } }, { signal })
    lines.push(...data)
    if (page >= pagination.total_pages) return lines
  }
}
