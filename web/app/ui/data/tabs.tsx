import { clsx } from 'clsx'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { TAB_BUTTON, TAB_STRIP } from './tab-look.ts'

interface TabItem {
  title: string
  /** the language of the title, if not that of the page */
  lang?: string
  /** after the title */
  mark?: ReactNode
  content: ReactNode
}

export interface TabsProps {
  label: string
  items: readonly TabItem[]
  className?: string
  /** For each panel. */
  panelClassName?: string
}

/** Panels of which one is visible: arrow keys, Home and End move. All are in the served page, for search engines. */
export function Tabs({ label, items, className, panelClassName }: TabsProps) {
  const id = useId()
  const [chosen, choose] = useState(0)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfter(event.key, chosen, items.length)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move} className={clsx(TAB_STRIP, className)}>
        {items.map(({ title, lang, mark }, place) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}tab${place}`}
            aria-selected={place === chosen}
            aria-controls={`${id}panel${place}`}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => choose(place)}
            className={TAB_BUTTON}
          >
            <span lang={lang}>{title}</span>
            {mark}
          </button>
        ))}
      </div>
      {items.map(({ title, content }, place) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}panel${place}`}
          aria-labelledby={`${id}tab${place}`}
          tabIndex={0}
          hidden={place !== chosen}
          className={panelClassName}
        >
          {content}
        </div>
      ))}
    </>
  )
}

function tabAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
