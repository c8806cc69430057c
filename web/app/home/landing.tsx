import { ALL_PRODUCTS, OFFICE, PROFILE, SEARCH, SERVICE, SHOP_HOME, SIGN_IN } from 'contract/core/paths'
import { isStaff } from 'contract/core/roles'
import { brand, Logo } from '../brand/brand.tsx'
import { apiContext } from '../api/context.ts'
import { clsx } from 'clsx'
import Search from 'lucide-react/icons/search'
import { useEffect } from 'react'
import { Form, Link } from 'react-router'
import type { PageHandle } from 'contract/core/page'
import { LanguageSwitch } from '../preferences/language-switch.tsx'
import { goToRememberedLanguage } from '../preferences/remembered-language.ts'
import { SiteHead } from '../seo/site-head.tsx'
import { brandData } from '../seo/brand-data.ts'
import { livingSession } from '../api/living-session.ts'
import { useVisitor, type Visitor } from '../session/profile.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { loadWords } from '../brand/load-words.ts'
import type { Route } from './+types/landing'
import bottle from './pictures/bottle-crimson.webp?url'
import bottlePlain from './pictures/plain/bottle-crimson.webp?url'
import bottleSmall from './pictures/bottle-crimson-440.webp?url'
import bottleSmallPlain from './pictures/plain/bottle-crimson-440.webp?url'
import heater from './pictures/halogen-heater-graphite.webp?url'
import heaterPlain from './pictures/plain/halogen-heater-graphite.webp?url'
import heaterSmall from './pictures/halogen-heater-graphite-440.webp?url'
import heaterSmallPlain from './pictures/plain/halogen-heater-graphite-440.webp?url'
import kettle from './pictures/goose-kettle-cream.webp?url'
import kettlePlain from './pictures/plain/goose-kettle-cream.webp?url'
import kettleSmall from './pictures/goose-kettle-cream-440.webp?url'
import kettleSmallPlain from './pictures/plain/goose-kettle-cream-440.webp?url'
import { Splash } from './splash.tsx'
import { ON_INTENT } from '../ui/browser/saves-data.ts'
import { m } from '#messages'

export const handle: PageHandle = { public: true, waits: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  return { origin: new URL(request.url).origin, ...(await loadWords(context.get(apiContext), 'landing')) }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  import.meta.env.SSR && loaderData ? brandData(loaderData.origin) : []

/**
 * Three of the range. Each picture is a square with a margin; the margins overlap, so that the three are close together on one
 * line.
 */
const productsOf = ({ picture }: typeof brand) => [
  { src: picture(heater, heaterPlain), small: picture(heaterSmall, heaterSmallPlain), className: '-ml-[17%] w-[52%]' },
  // the larger picture's room below is larger, too
  {
    src: picture(kettle, kettlePlain),
    small: picture(kettleSmall, kettleSmallPlain),
    className: '-mx-[17%] w-[64%] translate-y-[3%]',
  },
  { src: picture(bottle, bottlePlain), small: picture(bottleSmall, bottleSmallPlain), className: '-mr-[17%] w-[52%]' },
]

/** Shortcuts for visitors with a goal. */
const WAYS = [
  { to: ALL_PRODUCTS, label: m.home_ways_products },
  { to: SERVICE, label: m.home_ways_service },
]

/** The sign-in, or the profile of someone who is signed in; for staff the office. */
function ownWay({ state }: Visitor) {
  const session = state === 'in' ? livingSession() : undefined
  if (!session) return { to: SIGN_IN, label: m.home_ways_sign_in }
  return { to: isStaff(session.role) ? OFFICE : PROFILE, label: m.layouts_nav_profile }
}

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3']

/** `/`: the logo for two seconds, then one screen with the ways on. */
export default function Landing({ loaderData: { facts } }: Route.ComponentProps) {
  useEffect(() => goToRememberedLanguage(), [])
  const visitor = useVisitor()
  return (
    <>
      <SiteHead title={brand.tagline()} description={brand.description()} path="/" />
      {/* The place of the figures is kept while they are still on their way, so that the pictures stay where they are. */}
      <main
        id="main"
        className="grid min-h-dvh grid-rows-[1fr_minmax(4.8125rem,auto)] overflow-hidden bg-ground lg:grid-rows-[1fr_minmax(6.125rem,auto)]"
      >
        <div className="mx-auto flex w-full max-w-shop min-w-0 flex-col px-5 pt-6 lg:grid lg:grid-cols-[1fr_1.2fr] lg:items-center lg:gap-x-16 lg:px-10">
          <div className="lg:py-8">
            <div className="flex items-center justify-between gap-4">
              <Logo className="h-8 lg:h-11" />
              <LanguageSwitch className="-mr-2" />
            </div>
            <h1 className="mt-8 max-w-[6.3em] text-display max-lg:min-h-[3lh] lg:mt-10">{brand.tagline()}</h1>
            <p className="max-w-[19.5em] text-lead text-ink-2 lg:mt-6">{m.home_landing_text()}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 lg:mt-9 lg:gap-x-6">
              <ButtonLink to={SHOP_HOME} size="lg" prefetch={ON_INTENT}>
                {m.home_explore()}
              </ButtonLink>
              {[...WAYS, ownWay(visitor)].map(({ to, label }) => (
                <Link
                  key={to}
                  to={to}
                  prefetch={ON_INTENT}
                  className="inline-flex min-h-11 min-w-11 items-center text-sm font-medium underline-offset-4 hover:underline"
                >
                  {label()}
                </Link>
              ))}
            </div>
            <search aria-label={m.home_site()} className="mt-4 block max-w-100 lg:mt-6">
              <Form action={SEARCH} className="relative">
                <Search className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-3" aria-hidden />
                <input
                  type="search"
                  name="product_name"
                  enterKeyHint="search"
                  aria-label={m.home_search_products()}
                  placeholder={m.home_search_products()}
                  className="h-11 w-full rounded-control border border-line-2 bg-white pr-3 pl-11 text-sm transition-colors focus:border-ink"
                />
              </Form>
            </search>
          </div>
          <div className="flex grow items-end pt-6 lg:h-full">
            {productsOf(brand).map(({ src, small, className }, at) => (
              <img
                key={src}
                srcSet={`${small} 440w, ${src} 720w`}
                sizes="(min-width: 64rem) 24rem, 58vw"
                src={src}
                alt=""
                width="720"
                height="720"
                fetchPriority={at === 1 ? 'high' : 'low'}
                className={`h-auto max-w-none shrink-0 ${className}`}
              />
            ))}
          </div>
        </div>
        {facts.length > 0 && (
          <section aria-label={m.home_in_figures()} className="border-t border-line bg-white">
            <dl className={clsx('mx-auto grid max-w-shop px-5 lg:px-10', COLUMNS[Math.min(facts.length, 3)])}>
              {facts.slice(0, 3).map(({ label, value }, at) => (
                <div
                  key={`${label} ${value}`}
                  className={`border-line py-4 lg:py-6 ${at > 0 ? 'border-l pl-4 lg:pl-8' : ''}`}
                >
                  <dt className="text-2xs text-ink-3">{label}</dt>
                  <dd className="mt-0.5 font-semibold tabular-nums lg:text-heading">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </main>
      <Splash />
    </>
  )
}
