import { ABOUT, ALL_PRODUCTS, ENTER_PHONE } from 'contract/core/paths'
import Award from 'lucide-react/icons/award'
import Leaf from 'lucide-react/icons/leaf'
import Lightbulb from 'lucide-react/icons/lightbulb'
import PenLine from 'lucide-react/icons/pen-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Wrench from 'lucide-react/icons/wrench'
import type { LucideIcon } from 'lucide-react'
import { brand } from '../brand.tsx'
import { SiteHead } from '../layouts/site-head.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Facts } from './facts.tsx'
import tall from './pictures/hero-tall.webp?url'
import cooker from './pictures/pressure-cooker-steel.webp?url'
import cooler from './pictures/air-cooler-white.webp?url'
import heater from './pictures/halogen-heater-graphite.webp?url'
import { ON_INTENT } from '../ui/browser/saves-data.ts'

interface Point {
  icon: LucideIcon
  name: string
  text: string
}

const PERKS: Point[] = [
  { icon: ShieldCheck, name: 'Warranty support', text: 'Register once. Your warranty card is always here.' },
  {
    icon: Award,
    name: 'Loyalty rewards',
    text: 'Points for each registered product, to be spent on a longer warranty.',
  },
  { icon: Wrench, name: 'Every repair in sight', text: 'A job number, and each step of it on your phone.' },
]

const PILLARS: Point[] = [
  { icon: ShieldCheck, name: 'Quality', text: 'Made for daily use, tested on Nepal’s voltage and water.' },
  { icon: Lightbulb, name: 'Innovation', text: 'Each year something safer, quieter or simpler.' },
  { icon: Leaf, name: 'Energy', text: 'No more power than the work needs.' },
  { icon: PenLine, name: 'Design', text: 'Calm to look at, easy to clean, made to be repaired.' },
]

/** `/baltra-readAboutUS`: the long story. */
export default function ReadAboutUs() {
  return (
    <main id="main">
      <SiteHead
        title="Read About Us"
        description="How we make appliances for the homes of Nepal, and who repairs them."
        path={ABOUT}
      />
      <section className="bg-ground">
        <div className="mx-auto grid max-w-shop items-center gap-x-16 px-5 pt-10 lg:grid-cols-2 lg:px-10 lg:pt-0">
          {/* as high as the picture, which arrives later */}
          <div className="lg:my-12 lg:flex lg:aspect-[1080/930] lg:flex-col lg:justify-center">
            <h1 className="max-w-[8em] text-display">For the homes of {brand.country}</h1>
            <p className="mt-4 max-w-[25em] text-lead text-ink-2 lg:mt-6">
              Since {brand.facts[0].value} we make what a household uses each day, and stay within reach when it needs a
              repair.
            </p>
          </div>
          <img
            src={tall}
            alt="A rice cooker, a kettle and a bottle on a kitchen counter"
            width="1080"
            height="930"
            fetchPriority="high"
            className="-mx-5 w-[calc(100%+10*var(--spacing))] max-w-none lg:mx-0 lg:my-12 lg:w-full lg:rounded-ground"
          />
        </div>
      </section>
      <Facts />
      <section className="mx-auto grid max-w-shop gap-x-16 gap-y-8 px-5 py-16 lg:grid-cols-2 lg:px-10 lg:py-28">
        <h2 className="max-w-[9em] text-title">Built for daily life in Nepal</h2>
        <div className="max-w-read space-y-5 text-ink-2 lg:text-lead">
          <p>
            A kettle in Mustang boils at ninety degrees. A fan in Nepalgunj runs five months without a rest. A mixer
            anywhere has to live with a voltage that rises and falls. We build for those days and not for a brochure.
          </p>
          <p>
            And because nothing lasts for ever, we keep parts for every current model in the country, and people who
            know how to fit them.
          </p>
        </div>
      </section>
      <section className="border-t border-line bg-ground" aria-labelledby="pillars">
        <div className="mx-auto max-w-shop px-5 py-16 lg:px-10 lg:py-28">
          <h2 id="pillars" className="text-title">
            What we believe in
          </h2>
          <Points points={PILLARS} className="sm:grid-cols-2 lg:grid-cols-4" />
        </div>
      </section>
      <section className="mx-auto max-w-shop px-5 py-16 lg:px-10 lg:py-28" aria-labelledby="explore">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <h2 id="explore" className="text-title">
            Explore our range
          </h2>
          <ButtonLink to={ALL_PRODUCTS} size="lg" prefetch={ON_INTENT}>
            View Products
          </ButtonLink>
        </div>
        <div className="mt-7 grid grid-cols-3 gap-3 lg:mt-10 lg:gap-6">
          {[
            { src: cooker, ground: 'bg-sage' },
            { src: cooler, ground: 'bg-mist' },
            { src: heater, ground: 'bg-clay' },
          ].map(({ src, ground }) => (
            <img
              key={src}
              src={src}
              alt=""
              loading="lazy"
              width="720"
              height="720"
              className={`w-full rounded-ground p-2 lg:p-8 ${ground}`}
            />
          ))}
        </div>
      </section>
      <section className="border-t border-line" aria-labelledby="join">
        <div className="mx-auto max-w-shop px-5 py-16 lg:px-10 lg:py-28">
          <h2 id="join" className="text-title">
            Join the family
          </h2>
          <Points points={PERKS} className="sm:grid-cols-3" />
          <div className="mt-10">
            <ButtonLink to={ENTER_PHONE} variant="outline" size="lg">
              Sign Up
            </ButtonLink>
          </div>
        </div>
      </section>
    </main>
  )
}

const Points = ({ points, className }: { points: readonly Point[]; className: string }) => (
  <ul className={`mt-8 grid gap-x-10 gap-y-8 lg:mt-12 ${className}`}>
    {points.map(({ icon: Icon, name, text }) => (
      <li key={name} className="border-t border-line-2 pt-5">
        <Icon className="size-6 text-ink-2" aria-hidden />
        <h3 className="mt-3 text-lead font-semibold">{name}</h3>
        <p className="mt-1 text-sm text-ink-2">{text}</p>
      </li>
    ))}
  </ul>
)
