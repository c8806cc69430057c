import { ALL_PRODUCTS, PROFILE, REGISTER_PRODUCT, REWARD_POINTS, SEARCH, SIGN_IN } from 'contract/core/paths'
import { useVisitor } from '../../session/profile.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'

const SIGN_IN_AND_RETURN = `${SIGN_IN}?next=${encodeURIComponent(REWARD_POINTS)}`

const STEPS = [
  {
    title: 'Buy',
    text: 'Choose an appliance that suits your home. Its page says how many points it brings.',
    to: ALL_PRODUCTS,
    verb: 'See all products',
    ground: 'bg-mist',
  },
  {
    title: 'Sign in',
    text: 'Your account belongs to your mobile number, and so do your points.',
    to: SIGN_IN_AND_RETURN,
    verb: 'Sign in',
    ground: 'bg-clay',
  },
  {
    title: 'Register, then redeem',
    text: 'Send us the bill. As soon as the product is approved, its points are yours to use.',
    to: REGISTER_PRODUCT,
    verb: 'Register a product',
    ground: 'bg-sage',
  },
  {
    title: 'Write a review',
    text: 'Review a product you own. Each one brings 100 points.',
    to: SEARCH,
    verb: 'Find your product',
    ground: 'bg-ground',
  },
]

/** Four steps, each with the way to it. Who is signed in goes to the account instead of signing in. */
export function HowItWorks() {
  const isIn = useVisitor().state === 'in'
  return (
    <section id="how" className="mx-auto max-w-shop scroll-mt-20 px-5 py-16 lg:px-10 lg:py-28" aria-labelledby="steps">
      <h2 id="steps" className="text-title">
        How it works
      </h2>
      <ol className="mt-7 grid gap-3 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4 lg:gap-6">
        {STEPS.map(({ title, text, to, verb, ground }, place) => (
          <li key={title} className={`flex flex-col rounded-ground p-6 lg:p-7 ${ground}`}>
            <span aria-hidden className="text-display text-ink/85 tabular-nums">
              {place + 1}
            </span>
            <h3 className="mt-5 text-heading lg:mt-8">{title}</h3>
            <p className="mt-2 mb-6 text-sm text-ink-2">{text}</p>
            <ButtonLink
              to={isIn && to === SIGN_IN_AND_RETURN ? PROFILE : to}
              variant="outline"
              className="mt-auto self-start"
            >
              {isIn && to === SIGN_IN_AND_RETURN ? 'My Account' : verb}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
