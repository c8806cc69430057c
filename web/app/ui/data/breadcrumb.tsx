import { clsx } from 'clsx'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'

export interface Crumb {
  text: string
  to?: string | undefined
}

/** The path to this page; the last entry is the page itself and not a link. In a bar it keeps to one line, and to its last entry on a phone. */
export const Breadcrumb = ({
  items,
  inBar = false,
  className,
}: {
  items: readonly Crumb[]
  inBar?: boolean
  className?: string
}) => (
  <nav aria-label={m.ui_breadcrumb()} className={clsx('min-w-0', className)}>
    <ol className={clsx('flex items-center gap-x-2 text-2xs text-ink-3', !inBar && 'flex-wrap')}>
      {items.map(({ text, to }, place) => {
        const last = place === items.length - 1
        const hidden = inBar && !last && 'max-sm:hidden'
        return (
          <Fragment key={text}>
            <li
              aria-current={last ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center',
                inBar && 'whitespace-nowrap',
                inBar && !last ? 'shrink-0' : 'min-w-0',
                last && 'text-ink',
                hidden,
              )}
            >
              {to && !last ? (
                <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                  {text}
                </Link>
              ) : (
                <span className={inBar ? 'truncate' : 'wrap-anywhere'}>{text}</span>
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
