import type { ShownPage } from 'contract/website-pages/parts'
import { clsx } from 'clsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useRef } from 'react'
import { useStrip } from '../products/card/use-strip.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { digits } from '../ui/format/numbers.ts'
import { m } from '#messages'

/** The years that mattered, in a row to move through by thumb, buttons or arrow keys. */
export function Milestones({ milestones }: Pick<ShownPage<'home'>, 'milestones'>) {
  const row = useRef<HTMLOListElement>(null)
  const { less, more, move } = useStrip(row)
  const last = milestones.length - 1
  return (
    <section className="overflow-hidden py-16 lg:py-28" aria-labelledby="milestones">
      <div className="mx-auto flex max-w-shop items-end justify-between gap-8 px-5 lg:px-10">
        <h2 id="milestones" className="min-w-0 text-title">
          {m.home_milestones()}
        </h2>
        <div className="hidden gap-2 lg:flex">
          <IconButton label={m.home_earlier()} variant="line" disabled={!less} onClick={() => move(-1)}>
            <ArrowLeft />
          </IconButton>
          <IconButton label={m.home_later()} variant="line" disabled={!more} onClick={() => move(1)}>
            <ArrowRight />
          </IconButton>
        </div>
      </div>
      <ol
        ref={row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={m.home_milestones_scroll()}
        className="strip mt-6 flex px-5 pt-2 focus-visible:-outline-offset-2 lg:mt-10 lg:scroll-pl-[max(2.5rem,calc((100vw-82rem)/2+2.5rem))] lg:pl-[max(2.5rem,calc((100vw-82rem)/2+2.5rem))]"
      >
        {milestones.map(({ year, text }, at) => {
          const lit = at === 0 || at === last
          return (
            <li
              key={`${year} ${text}`}
              className="relative w-52 shrink-0 snap-start scroll-ml-5 border-t border-line-2 pt-6 pr-8 lg:w-60"
            >
              <span
                className={clsx('absolute -top-[5px] left-0 size-[9px] rounded-full', lit ? 'bg-lamp' : 'bg-control')}
              />
              <span className={clsx('block text-title tabular-nums', !lit && 'text-ink-3')}>{digits(year)}</span>
              <span className="mt-2 block text-sm text-ink-2">{text}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
