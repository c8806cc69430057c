import type { ShownPage } from 'contract/website-pages/parts'
import { clsx } from 'clsx'
import { m } from '#messages'

const PLACE = [
  '',
  'border-l pl-5 lg:pl-8',
  'border-t lg:border-t-0 lg:border-l lg:pl-8',
  'border-t border-l pl-5 lg:border-t-0 lg:pl-8',
]

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 lg:grid-cols-3', 'grid-cols-2 lg:grid-cols-4']

/** The rating plate of the company. */
export const Facts = ({ facts }: Pick<ShownPage<'home'>, 'facts'>) => (
  <section aria-label={m.home_in_figures()} className="border-b border-line">
    <dl className={clsx('mx-auto grid max-w-shop px-5 lg:px-10', COLUMNS[facts.length])}>
      {facts.map(({ label, value }, at) => (
        <div key={`${label} ${value}`} className={`border-line py-5 lg:py-7 ${PLACE[at] ?? ''}`}>
          <dt className="text-2xs text-ink-3">{label}</dt>
          <dd className="mt-1 text-heading tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
