import { clsx } from 'clsx'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'

export interface Crumb {
  text: string
  to?: string | undefined
}

/** The path to this page; the last entry is the page itself and not a link. In a bar, `onlyLastOnPhone`. */
export const Breadcrumb = ({
  items,
  onlyLastOnPhone = false,
  className,
}: {
  items: readonly Crumb[]
  onlyLastOnPhone?: boolean
  className?: string
}) => (
  <nav aria-label={m.ui_breadcrumb()} className={clsx('min-w-0', className)}>
    <ol className="flex items-center gap-2 text-2xs text-ink-3">
      {items.map(({ text, to }, place) => {
        const last = place === items.length - 1
        const hidden = onlyLastOnPhone && !last && 'max-sm:hidden'
        return (
          <Fragment key={text}>
            <li
              aria-current={last ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center whitespace-nowrap',
                last ? 'min-w-0 text-ink' : 'shrink-0',
                hidden,
              )}
            >
              {to && !last ? (
                <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                  {text}
                </Link>
              ) : (
                <span className="truncate">{text}</span>
              )}
            </li>
            {!last && (
              <li aria-hidden="true" className={clsx(hidden)}>
                /
              </li>
            )}
          </Fragment>
        )
      })}
    </ol>
  </nav>
)
