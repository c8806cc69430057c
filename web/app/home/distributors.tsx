import { SERVICE } from 'contract/core/paths'
import { ArrowLink } from '../ui/buttons/arrow-link.tsx'
import map from './pictures/nepal.svg?url'
import { m } from '#messages'

/** The places where the products are sold. */
export const Distributors = () => (
  <section className="below-fold mx-auto max-w-shop px-5 pb-16 lg:px-10 lg:pb-28" aria-labelledby="distributors">
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
      <div>
        <h2 id="distributors" className="text-title wrap-anywhere">
          <span className="block text-display tabular-nums">{m.brand_distributors_count()}</span>
          {m.home_distributors_title()}
        </h2>
        <p className="mt-4 max-w-[23em] text-lead text-ink-2">{m.home_distributors_text()}</p>
        <div className="mt-4">
          <ArrowLink to={`${SERVICE}#points`}>{m.home_find_shop()}</ArrowLink>
        </div>
      </div>
      <img
        src={map}
        alt={m.home_map_alt()}
        loading="lazy"
        decoding="async"
        width="750"
        height="430"
        className="w-full"
      />
    </div>
  </section>
)
