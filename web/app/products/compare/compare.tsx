import { ALL_PRODUCTS } from 'contract/core/paths'
import Scale from 'lucide-react/icons/scale'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import type { PageHandle } from 'contract/core/page'
import { apiContext, type Api } from '../../api/context.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { Route } from './+types/compare'
import { compared, compareAddress, COMPARED_AT_MOST, idsOfAddress } from './compared.ts'
import { CompareTable } from './compare-table.tsx'
import { useKeptIds } from './kept-ids.ts'
import { m } from '#messages'

export const handle: PageHandle = { query: ['ids'], unlisted: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = idsOfAddress(new URL(request.url).searchParams.get('ids'))
  return { asked: ids.join(','), products: await productsOf(context.get(apiContext), ids) }
}

/** `/baltra-compare?ids=4,8,15`: up to three products side by side. */
export default function Compare({ loaderData: { asked, products } }: Route.ComponentProps) {
  const [onlyDifferent, showOnlyDifferent] = useState(false)
  const ids = products.map(({ id }) => id)
  const shown = ids.join(',')
  const own = useKeptIds(compared)
  const isOwn = own.join(',') === asked
  // Who has chosen nothing yet goes on from a comparison that was shared; any other choice is kept beside it.
  useEffect(() => {
    if (shown !== '' && compared.read().length === 0) compared.keep(shown.split(',').map(Number))
  }, [shown])
  const isChanging = useNavigation().state !== 'idle'
  return (
    <main id="main" className="mx-auto max-w-shop px-5 pt-6 pb-20 lg:px-10 lg:pt-12 lg:pb-28">
      <SiteHead
        title={m.products_compare_title()}
        description={m.products_compare_description()}
        path={compareAddress(ids)}
        unlisted
      />
      {products.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <h1 className="text-title">{m.products_compare_title()}</h1>
          <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
            {products.length > 1 ? (
              <Checkbox checked={onlyDifferent} onChange={(event) => showOnlyDifferent(event.target.checked)}>
                {m.products_differences_only()}
              </Checkbox>
            ) : (
              <p className="text-sm text-ink-2">{m.products_choose_another()}</p>
            )}
            {products.length < COMPARED_AT_MOST && (
              <ButtonLink to={ALL_PRODUCTS} variant="line">
                {m.products_add()}
              </ButtonLink>
            )}
          </div>
          {own.length > 0 && !isOwn && !isChanging && (
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-ground px-4 py-3 text-sm text-ink-2">
              <p className="mr-auto">{m.products_shared_comparison()}</p>
              <ButtonLink to={compareAddress(own)} variant="line" size="sm">
                {m.products_show_mine()}
              </ButtonLink>
              <Button variant="line" size="sm" onClick={() => compared.keep(ids)}>
                {m.products_replace_mine()}
              </Button>
            </div>
          )}
          <CompareTable
            products={products}
            onlyDifferent={onlyDifferent && products.length > 1}
            isOwn={isOwn || own.length === 0}
          />
        </>
      )}
    </main>
  )
}

/** Nothing in the address: what this browser has chosen, or how one chooses. */
function Nothing() {
  const ids = useKeptIds(compared)
  return (
    <EmptyState
      heading="h1"
      icon={<Scale />}
      title={ids.length > 0 ? m.products_comparison_ready() : m.products_nothing_to_compare()}
      text={m.products_how_to_compare()}
    >
      {ids.length > 0 && (
        <ButtonLink to={compareAddress(ids)}>
          {ids.length === 1 ? m.products_compare_it() : m.products_compare_them()}
        </ButtonLink>
      )}
      <ButtonLink to={ALL_PRODUCTS} variant={ids.length > 0 ? 'outline' : 'primary'}>
        {m.products_all_products()}
      </ButtonLink>
    </EmptyState>
  )
}

/** The data of these products, without deleted ones. */
async function productsOf(api: Api, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { data } = await api.products.some({ query: { ids: ids.join(',') } })
  const found = await Promise.all(data.map(({ id }) => api.products.getPublic({ params: { id } })))
  return found.map(({ data: product }) => product)
}
