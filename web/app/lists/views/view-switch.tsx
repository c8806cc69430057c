import { clsx } from 'clsx'
import Columns3 from 'lucide-react/icons/columns-3'
import List from 'lucide-react/icons/list'
import { Link, useLocation } from 'react-router'
import { m } from '#messages'
import { useFilter } from '../filters/filters.tsx'

/** Shows the same rows as a list or as a board; which of them is in the address, beside the filters. `plain` is what is no board, where it is another thing than a list. */
export function ViewSwitch({ plain = m.lists_view_list() }: { plain?: string }) {
  const { search } = useLocation()
  const isBoard = useFilter('view') === 'board'
  const hrefOf = (view: string) => {
    const params = new URLSearchParams(search)
    for (const name of ['page', 'view']) params.delete(name)
    if (view) params.set('view', view)
    return `?${params}`
  }
  return (
    <nav aria-label={m.lists_view()} className="flex rounded-control border border-line-2 bg-white p-0.5">
      {[
        { view: '', text: plain, icon: <List />, isShown: !isBoard },
        { view: 'board', text: m.lists_view_board(), icon: <Columns3 />, isShown: isBoard },
      ].map(({ view, text, icon, isShown }) => (
        <Link
          key={view}
          to={hrefOf(view)}
          aria-current={isShown ? 'page' : undefined}
          className={clsx(
            'flex h-8 items-center gap-1.5 rounded-badge px-2.5 text-xs pointer-coarse:h-10 [&_svg]:size-4',
            isShown ? 'bg-ground-2 font-medium text-ink' : 'text-ink-2 hover:text-ink',
          )}
        >
          {icon}
          {text}
        </Link>
      ))}
    </nav>
  )
}
