import { SEARCH } from 'contract/core/paths'
import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { SuggestingInput } from '../products/suggesting-input.tsx'
import { m } from '#messages'

/** Enter goes to the search page, even without words; the search is part of the URL. */
export const SearchBox = ({ className }: { className?: string }) => (
  <search aria-label={m.layouts_site()} className={className}>
    <Form action={SEARCH} className="relative">
      <Search className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-3" aria-hidden />
      <SuggestingInput
        name="product_name"
        aria-label={m.layouts_search_products()}
        placeholder={m.layouts_search_products()}
        className="h-11 w-full rounded-control border border-transparent bg-ground pr-3 pl-11 text-sm transition-colors hover:border-line-2 focus:border-ink focus:bg-white"
      />
    </Form>
  </search>
)
