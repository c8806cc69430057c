import { SAVED_VIEWS } from 'contract/core/office-paths'
import { clsx } from 'clsx'
import type { ListWithViews } from 'contract/saved-views/words'
import type { SavedView } from 'contract/saved-views/endpoints'
import Bookmark from 'lucide-react/icons/bookmark'
import Check from 'lucide-react/icons/check'
import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { m } from '#messages'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '../../ui/overlays/menu.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import type { ViewsOfList } from './saved-views.tsx'
import { sameView, viewQuery } from './view-query.ts'

/** The saved views of a list, and saving the current one. */
export function SavedViewsMenu({ list }: { list: ListWithViews }) {
  const { load, data } = useFetcher<ViewsOfList>({ key: `views of ${list}` })
  const deletion = useFetcher()
  const { start, opened } = useOpening()
  const query = viewQuery(useLocation().search)
  const current = data?.views?.find((view) => sameView(view.query, query))

  useEffect(() => {
    void load(`${SAVED_VIEWS}?list=${encodeURIComponent(list)}`)
  }, [load, list])

  return (
    <>
      <Menu
        trigger={
          <IconButton label={m.lists_views()} variant="line" size="sm">
            <Bookmark className={clsx(current && 'fill-ink')} />
          </IconButton>
        }
      >
        {data?.views?.map((view) => (
          <MenuLink
            key={view.id}
            to={`?${view.query}`}
            icon={<Check className={clsx(view !== current && 'invisible')} />}
            text={sharing(view)}
          >
            {view.name}
          </MenuLink>
        ))}
        {!data?.views?.length && <p className="w-56 px-3 py-2 text-xs text-ink-3">{words(data)}</p>}
        <MenuSeparator />
        <MenuAction onSelect={start} disabled={query === ''}>
          {m.lists_views_save_this()}
        </MenuAction>
        {current?.is_mine && (
          <MenuAction
            danger
            onSelect={() => void deletion.submit({ id: current.id }, { method: 'post', action: SAVED_VIEWS })}
          >
            {m.lists_views_delete({ name: current.name })}
          </MenuAction>
        )}
      </Menu>
      {opened((opening) => (
        <SaveViewDialog {...opening} action={SAVED_VIEWS} list={list} query={query} current={current} />
      ))}
    </>
  )
}

const sharing = ({ is_mine, is_shared, owner_name }: SavedView) =>
  is_mine ? is_shared && m.lists_views_shared() : m.lists_views_shared_by({ name: owner_name })

const words = (data: ViewsOfList | undefined) =>
  data === undefined ? m.lists_views_loading() : (data.failure ?? m.lists_views_none())
