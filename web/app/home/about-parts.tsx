import { ALL_PRODUCTS, ENTER_PHONE } from 'contract/core/paths'
import type { ShownPage } from 'contract/website-pages/parts'
import Award from 'lucide-react/icons/award'
import Leaf from 'lucide-react/icons/leaf'
import Lightbulb from 'lucide-react/icons/lightbulb'
import PenLine from 'lucide-react/icons/pen-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Wrench from 'lucide-react/icons/wrench'
import type { LucideIcon } from 'lucide-react'
import { brand } from '../brand/brand.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { RichText } from '../ui/data/rich-text.tsx'
import { Facts } from './facts.tsx'
import { HeroPicture } from './hero-picture.tsx'
import cooker from './pictures/pressure-cooker-steel.webp?url'
import cookerPlain from './pictures/plain/pressure-cooker-steel.webp?url'
import cooler from './pictures/air-cooler-white.webp?url'
import coolerPlain from './pictures/plain/air-cooler-white.webp?url'
import heater from './pictures/halogen-heater-graphite.webp?url'
import heaterPlain from './pictures/plain/halogen-heater-graphite.webp?url'
import { ON_INTENT } from '../ui/browser/saves-data.ts'
import { m } from '#messages'

const BELIEFS = [ShieldCheck, Lightbulb, Leaf, PenLine]
const REASONS = [ShieldCheck, Award, Wrench]

/** The long story, in the order of its design. */
export const AboutParts = ({ words: { opening, facts, story, beliefs, reasons } }: { words: ShownPage<'about'> }) => (
  <>
    <section className="bg-ground">
      <div className="mx-auto grid max-w-shop items-center gap-x-16 px-5 pt-10 lg:grid-cols-2 lg:px-10 lg:pt-0">
        {/* as high as the picture, which arrives later */}
        <div className="lg:my-12 lg:flex lg:aspect-[1080/930] lg:flex-col lg:justify-center">
          <h1 className="max-w-[8em] text-display">{opening.heading}</h1>
          <p className="mt-4 max-w-[25em] text-lead text-ink-2 lg:mt-6">{opening.text}</p>
        </div>
        <picture className="contents">
          <HeroPicture className="-mx-5 w-[calc(100%+10*var(--spacing))] max-w-none lg:mx-0 lg:my-12 lg:w-full lg:rounded-ground" />
        </picture>
      </div>
    </section>
    {facts.length > 0 && <Facts facts={facts} />}
    <section className="mx-auto grid max-w-shop gap-x-16 gap-y-8 px-5 py-16 lg:grid-cols-2 lg:px-10 lg:py-28">
      <h2 className="max-w-[9em] text-title">{story.heading}</h2>
      <RichText html={story.text} className="max-w-read text-base! text-ink-2 lg:text-lead! [&_p+p]:mt-5!" />
    </section>
    <section className="border-t border-line bg-ground" aria-labelledby="pillars">
      <div className="mx-auto max-w-shop px-5 py-16 lg:px-10 lg:py-28">
        <h2 id="pillars" className="text-title">
          {m.home_about_believe()}
        </h2>
        <Points points={beliefs} icons={BELIEFS} className="sm:grid-cols-2 lg:grid-cols-4" />
      </div>
    </section>
    <section className="mx-auto max-w-shop px-5 py-16 lg:px-10 lg:py-28" aria-labelledby="explore">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h2 id="explore" className="text-title">
          {m.home_about_explore()}
        </h2>
        <ButtonLink to={ALL_PRODUCTS} size="lg" prefetch={ON_INTENT}>
          {m.home_view_products()}
        </ButtonLink>
      </div>
      <div className="mt-7 grid grid-cols-3 gap-3 lg:mt-10 lg:gap-6">
        {[
          { src: brand.picture(cooker, cookerPlain), ground: 'bg-sage' },
          { src: brand.picture(cooler, coolerPlain), ground: 'bg-mist' },
          { src: brand.picture(heater, heaterPlain), ground: 'bg-clay' },
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
          {m.home_about_join()}
        </h2>
        <Points points={reasons} icons={REASONS} className="sm:grid-cols-3" />
        <div className="mt-10">
          <ButtonLink to={ENTER_PHONE} variant="outline" size="lg">
            {m.home_sign_up()}
          </ButtonLink>
        </div>
      </div>
    </section>
  </>
)

interface PointsProps {
  points: readonly { title: string; text: string }[]
  /** a sign for each */
  icons: readonly LucideIcon[]
  className: string
}

const Points = ({ points, icons, className }: PointsProps) => (
  <ul className={`mt-8 grid gap-x-10 gap-y-8 lg:mt-12 ${className}`}>
    {points.map(({ title, text }, at) => {
      const Icon = icons[at] ?? ShieldCheck
      return (
        <li key={`${title} ${text}`} className="border-t border-line-2 pt-5">
          <Icon className="size-6 text-ink-2" aria-hidden />
          <h3 className="mt-3 text-lead font-semibold">{title}</h3>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </li>
      )
    })}
  </ul>
)
