import { WORDMARK } from 'contract/core/wordmark'
import { PRIVACY_POLICY, TERMS_OF_USE } from 'contract/core/paths'
import { localePrefix } from 'contract/core/locale'
import type { SocialNetwork } from 'contract/settings/words'
import { clsx } from 'clsx'
import { m } from '#messages'
import { pageLocale } from '../core/locale.ts'
import { settings } from './page-settings.ts'

/** The brand of this page: what its owner decided, and what the design fixes. */
export const brand = {
  get name() {
    return settings().name
  },
  tagline: () => settings().tagline,
  description: () => settings().description,
  /** represents a shared page */
  sharePicture: () => ({ src: `${localePrefix(pageLocale())}/share.jpg`, width: 1200, height: 630 }),
  country: m.brand_country,
  currency: 'NPR',
  phonePrefix: '+977',

  get email() {
    return settings().email
  },
  get phone() {
    return settings().phone
  },
  get servicePhone() {
    return settings().servicePhone
  },
  /** empty where there is none */
  get viber() {
    return settings().viber
  },
  address: () => settings().address,
  /** Opening hours, in Nepal's time. */
  hours: () => settings().hours,
  social: () => settings().social.map(({ network, href }) => ({ href, ...NETWORKS[network] })),

  /** How many letters lettering has room for. */
  get letters() {
    return settings().letters
  },

  /** The addresses of the legal texts. */
  legal: { terms: TERMS_OF_USE, privacy: PRIVACY_POLICY },

  /** Whether the design was drawn for it: the home page tells its history, which is nobody else's. */
  get isDrawn() {
    return settings().nameWidth === null
  },
  /** Of two pictures of the website the one for this brand: on the first one the appliances carry the name of the design's brand. */
  picture: (named: string, plain: string): string => (settings().nameWidth === null ? named : plain),
} as const

/** Names and signs of the networks. */
export const NETWORKS: Record<SocialNetwork, { name: string; path: string }> = {
  facebook: {
    name: 'Facebook',
    path: 'M14 8h2.5V4.5H14A3.5 3.5 0 0 0 10.5 8v2.5H8V14h2.5v6H14v-6h2.3l.5-3.5H14z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M16.5 7.5h.01',
  },
  youtube: {
    name: 'YouTube',
    path: 'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6zM10.5 9.5l4 2.5-4 2.5z',
  },
  tiktok: {
    name: 'TikTok',
    path: 'M14 4v10.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.4 2.6 2 4.2 4.5 4.5',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8 11v5M8 8h.01M12 16v-5M12 13c0-3 4-3 4 0v3',
  },
}

export { telLink, viberLink } from 'contract/core/contact-links'

/** The brand's logo, or its name with its lamp lit. Its height comes from the class. */
export function Logo({ className = 'h-7' }: { className?: string }) {
  const { name, nameWidth, logo } = settings()
  if (logo)
    return (
      <img
        src={logo.src}
        width={logo.width}
        height={logo.height}
        alt={name}
        className={clsx('w-auto max-w-44 shrink-0 object-contain object-left', className)}
      />
    )
  return nameWidth === null ? (
    <Drawn name={name} className={className} />
  ) : (
    <Written name={name} width={nameWidth} className={className} />
  )
}

const Drawn = ({ name, className }: { name: string; className: string }) => (
  <svg viewBox="-11 -146 452 160" role="img" aria-label={name} className={clsx('w-auto shrink-0', className)}>
    <path
      d={WORDMARK.path}
      fill="none"
      stroke="currentColor"
      strokeWidth="22"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="425" cy="-118" r="15" className="fill-lamp" />
  </svg>
)

/** In the typeface of the page, with the lamp behind the last letter; the frame is as wide as its letters usually are. */
function Written({ name, width, className }: { name: string; width: number; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${width + 26} 100`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={name}
      className={clsx('w-auto shrink-0 font-sans font-semibold', className)}
    >
      <text y="82" fontSize="100" textLength={width} lengthAdjust="spacingAndGlyphs" fill="currentColor">
        {name}
      </text>
      <circle cx={width + 15} cy="20" r="9" className="fill-lamp" />
    </svg>
  )
}

/** The sign of a social network, to stand in a link that carries its name. */
export const SocialSign = ({ path, className = 'size-5' }: { path: string; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    <path d={path} />
  </svg>
)
