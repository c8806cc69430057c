import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** Drawn in a circle. */
  icon?: ReactNode
  /** Pictures in the place of the icon. */
  pictures?: readonly string[]
  /** The words of the specification: `No products found`. */
  title: string
  /** Why, and what to do. */
  text?: ReactNode
  /** `h1` where it is all that the page says. */
  heading?: 'h1' | 'h2'
  /** `tall` fills a page, `short` a part of one. */
  size?: 'tall' | 'short'
  /** One step on: a button or two. */
  children?: ReactNode
}

/** Nothing to show: why, and the next step. */
export const EmptyState = ({
  icon,
  pictures,
  title,
  text,
  size = 'tall',
  heading: Heading = 'h2',
  children,
}: EmptyStateProps) => (
  <div className={clsx('flex flex-col items-center px-6 py-14 text-center', size === 'tall' && 'lg:py-28')}>
    {pictures ? (
      <span className="flex items-end gap-4">
        {pictures.map((src) => (
          <img key={src} src={src} alt="" width="176" height="176" className="size-28 object-contain lg:size-44" />
        ))}
      </span>
    ) : (
      <span className="flex size-14 items-center justify-center rounded-full bg-ground text-ink-2 [&_svg]:size-6">
        {icon}
      </span>
    )}
    <Heading className="mt-5 text-heading">{title}</Heading>
    {text && <p className="mt-1.5 max-w-sm text-sm text-ink-2">{text}</p>}
    {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
  </div>
)
