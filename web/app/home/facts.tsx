import { clsx } from 'clsx'
import { brand } from '../brand.tsx'
import { m } from '#messages'

const PLACE = [
  '',
  'border-l pl-5 lg:pl-8',
  'border-t lg:border-t-0 lg:border-l lg:pl-8',
  'border-t border-l pl-5 lg:border-t-0 lg:pl-8',
]

/** The rating plate of the company. */
export const Facts = () => (
  <section aria-label={m.home_in_figures()} className="border-b border-line">
    <dl className={clsx('mx-auto grid max-w-shop grid-cols-2 px-5 lg:px-10', brand.isDrawn && 'lg:grid-cols-4')}>
      {brand.facts().map(({ label, value }, at) => (
        <div key={label()} className={`border-line py-5 lg:py-7 ${PLACE[at] ?? ''}`}>
          <dt className="text-2xs text-ink-3">{label()}</dt>
          <dd className="mt-1 text-heading tabular-nums">{value()}</dd>
        </div>
      ))}
    </dl>
  </section>
)
