export type PagerEntry = number | 'gap'

/** Up to seven pages all numbers; otherwise the first, the last, the current one and its neighbours, gaps between. */
export function pagerNumbers(page: number, total: number): PagerEntry[] {
  if (total <= 7) return Array.from({ length: total }, (_, index) => index + 1)
  const kept = [...new Set([1, page - 1, page, page + 1, total])].filter((n) => n >= 1 && n <= total)
  return kept.flatMap((n, index) => {
    const before = kept[index - 1]
    if (before === undefined || n - before === 1) return [n]
    // A gap of one page is that page.
    return n - before === 2 ? [n - 1, n] : ['gap' as const, n]
  })
}
