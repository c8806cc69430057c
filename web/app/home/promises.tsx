import { MY_PRODUCTS, SERVICE } from 'contract/core/paths'
import type { ShownPage } from 'contract/website-pages/parts'
import { clsx } from 'clsx'
import { brand } from '../brand/brand.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import cooktop from './pictures/induction-cooktop.webp?url'
import cooktopPlain from './pictures/plain/induction-cooktop.webp?url'
import { m } from '#messages'

/** After-sales promises, and links for repairs. */
export const Promises = ({ promises }: Pick<ShownPage<'home'>, 'promises'>) => (
  <section className="below-fold border-t border-line" aria-labelledby="promise">
    <div className="mx-auto grid max-w-shop gap-x-16 gap-y-10 px-5 py-16 lg:grid-cols-2 lg:px-10 lg:py-28">
      <div>
        <h2 id="promise" className="max-w-[8em] text-title">
          {m.home_promise_title()}
        </h2>
        <ol className="mt-8 lg:mt-12">
          {promises.map(({ title, text }, at) => (
            <li
              key={`${title} ${text}`}
              className="relative pb-9 pl-9 before:absolute before:top-3 before:bottom-[-0.5rem] before:left-[5px] before:w-px before:bg-line-2 last:pb-0 last:before:hidden lg:pb-12"
            >
              <span
                className={clsx(
                  'absolute top-[9px] left-0 size-[11px] rounded-full',
                  at === 0 ? 'animate-lamp bg-lamp' : 'border-2 border-control bg-white',
                )}
              />
              <h3 className="text-lead font-semibold">{title}</h3>
              <p className="mt-1 max-w-[25.3em] text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col overflow-hidden rounded-ground bg-clay lg:self-stretch">
        <img
          src={brand.picture(cooktop, cooktopPlain)}
          alt=""
          loading="lazy"
          decoding="async"
          width="720"
          height="720"
          className="-mt-[18%] -mb-4 w-full lg:-mt-[22%]"
        />
        <div className="p-6 lg:p-9">
          <h3 className="text-heading">{m.home_something_broken()}</h3>
          <p className="mt-1.5 max-w-[24.1em] text-sm text-ink-2">{m.home_complaint_text()}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={MY_PRODUCTS} variant="ink">
              {m.home_register_complaint()}
            </ButtonLink>
            <ButtonLink to={SERVICE} variant="outline">
              {m.home_track_repair()}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  </section>
)
