import { POINTS_THAT_STAY } from 'contract/customers/words'
import { brand } from '../../brand.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'

const RULES = [
  {
    title: 'What earns points',
    text: `Products bought at the ${brand.name} outlet bring points when they are registered here with their bill. The page of each product says how many. A review of a product you own brings 100 points, once for each product.`,
  },
  {
    title: 'Using them here',
    text: 'On this website points pay for a longer warranty once you have enough for a package. 1 point is 1 rupee. Points belong to your account and can’t be passed on.',
  },
  {
    title: 'Using them at the outlet',
    text: 'You can also use points in person at the outlet. Bring the phone of your account.',
  },
  {
    title: 'Offers',
    text: `${brand.name} may change or end offers at any time. Points don’t normally expire; if some do, the date is shown beside your balance.`,
  },
  {
    title: 'What stays',
    text: `A balance cannot be used up at once: at least ${POINTS_THAT_STAY} point always stays in your account.`,
  },
]

/** What holds for points, in five rules. */
export const ProgrammeTerms = () => (
  <section className="border-t border-line bg-ground" aria-labelledby="terms">
    <div className="mx-auto grid max-w-shop gap-x-16 gap-y-8 px-5 py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:px-10 lg:py-28">
      <div>
        <h2 id="terms" className="text-title">
          Programme terms
        </h2>
        <p className="mt-4 max-w-[22em] text-ink-2">
          The <TextLink to={brand.legal.terms}>terms of use</TextLink> also apply.
        </p>
      </div>
      <dl className="border-t border-line-2">
        {RULES.map(({ title, text }) => (
          <div key={title} className="grid gap-x-8 gap-y-1.5 border-b border-line-2 py-5 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-read text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
