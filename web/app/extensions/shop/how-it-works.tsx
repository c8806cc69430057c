import { ALL_PRODUCTS, PROFILE, REGISTER_PRODUCT, REWARD_POINTS, SEARCH, SIGN_IN } from 'contract/core/paths'
import type { ShownPage } from 'contract/website-pages/parts'
import { useVisitor } from '../../session/profile.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { m } from '#messages'

const SIGN_IN_AND_RETURN = `${SIGN_IN}?next=${encodeURIComponent(REWARD_POINTS)}`

/** The link of each step. */
const WAYS = [
  {
    to: ALL_PRODUCTS,
    verb: m.extensions_see_products,
    ground: 'bg-mist',
  },
  {
    to: SIGN_IN_AND_RETURN,
    verb: m.extensions_sign_in,
    ground: 'bg-clay',
  },
  {
    to: REGISTER_PRODUCT,
    verb: m.extensions_register,
    ground: 'bg-sage',
  },
  {
    to: SEARCH,
    verb: m.extensions_find_product,
    ground: 'bg-ground',
  },
]

/** Four steps, each with the way to it. Who is signed in goes to the account instead of signing in. */
export function HowItWorks({ steps }: Pick<ShownPage<'rewards'>, 'steps'>) {
  const isIn = useVisitor().state === 'in'
  return (
    <section id="how" className="mx-auto max-w-shop scroll-mt-20 px-5 py-16 lg:px-10 lg:py-28" aria-labelledby="steps">
      <h2 id="steps" className="text-title">
        {m.extensions_how()}
      </h2>
      <ol className="mt-7 grid gap-3 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4 lg:gap-6">
        {WAYS.map(({ to, verb, ground }, place) => (
          <li key={to} className={`flex flex-col rounded-ground p-6 lg:p-7 ${ground}`}>
            <span aria-hidden className="text-display text-ink/85 tabular-nums">
              {whole(place + 1)}
            </span>
            <h3 className="mt-5 text-heading lg:mt-8">{steps[place]?.title}</h3>
            <p className="mt-2 mb-6 text-sm text-ink-2">{steps[place]?.text}</p>
            <ButtonLink
              to={isIn && to === SIGN_IN_AND_RETURN ? PROFILE : to}
              variant="outline"
              className="mt-auto self-start"
            >
              {isIn && to === SIGN_IN_AND_RETURN ? m.extensions_my_account() : verb()}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
