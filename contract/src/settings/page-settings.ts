import { m } from 'contract/messages'
import { daysText } from '../core/dates/days-text.ts'
import { hoursText } from '../core/dates/hours-text.ts'
import type { BsYear } from '../core/dates/entered-years.ts'
import type { Picture } from '../core/fields.ts'
import { lettersOf } from '../core/texts/letters.ts'
import type { Locale } from '../core/locale.ts'
import { BRAND } from '../core/brand.ts'
import { brandColours, type BrandColours } from './colours.ts'
import { DEFAULT_SETTINGS } from './defaults.ts'
import { SOCIAL_NETWORKS, type DecidingRole, type Settings, type SocialNetwork } from './words.ts'

/** The settings a page needs, in its language. */
export interface PageSettings {
  name: string
  /** of the written name, in hundredths of its type size; null where the name is drawn as strokes instead */
  nameWidth: number | null
  logo: Pick<Picture, 'src' | 'width' | 'height'> | null
  tagline: string
  description: string
  phone: string
  servicePhone: string
  viber: string
  email: string
  address: string
  /** days and times in Nepal, as sentences */
  hours: { days: string; time: string }[]
  social: { network: SocialNetwork; href: string }[]
  /** where they are not those of the style sheet */
  colours: BrandColours | null
  reviewPoints: number
  goldPoints: number
  platinumPoints: number
  /** in how many days a registration is usually checked; 0: nothing is said */
  checkingDays: number
  /** that lettering has room for */
  letters: { horizontal: number; vertical: number }
  /** who decides registrations beside the administrators */
  decidingRoles: readonly DecidingRole[]
  /** days of BS years that are not published yet are shown in AD alone */
  hidesForecasts: boolean
  /** BS years that were published after this release */
  bsYears: BsYear[]
}

/** What a page carries: the settings, and what the operator of the installation decided. */
export interface CarriedSettings extends PageSettings {
  /** for how long staff are offered to take something back; 0: not at all */
  undoSeconds: number
  /** a CRM takes the dispatched complaints; otherwise they are sent to our service centres */
  hasCrm: boolean
  /** what the organisation's own sign-in is called, where there is one */
  provider?: string
}

/** The settings for pages in a language. */
export function pageSettings(settings: Settings, logo: Picture | null, locale: Locale): PageSettings {
  const text = (name: 'tagline' | 'description' | 'address') =>
    (locale === 'ne' && settings[`${name}_ne`]) || settings[name]
  return {
    name: settings.brand_name,
    nameWidth: settings.brand_name === BRAND.name ? null : widthOf(settings.brand_name),
    logo: logo && { src: logo.src, width: logo.width, height: logo.height },
    tagline: text('tagline'),
    description: text('description'),
    phone: settings.phone,
    servicePhone: settings.service_phone,
    viber: settings.viber,
    email: settings.email,
    address: text('address'),
    hours: hoursIn(settings, locale),
    social: SOCIAL_NETWORKS.filter((network) => settings[network]).map((network) => ({
      network,
      href: settings[network],
    })),
    colours: settings.colour === DEFAULT_SETTINGS.colour ? null : brandColours(settings.colour),
    reviewPoints: settings.review_points,
    goldPoints: settings.gold_points,
    platinumPoints: settings.platinum_points,
    checkingDays: settings.checking_days,
    letters: { horizontal: settings.horizontal_letters, vertical: settings.vertical_letters },
    decidingRoles: settings.deciding_roles,
    hidesForecasts: settings.bs_forecasts === 'hidden',
    bsYears: settings.bs_years,
  }
}

/** What the letters of a name usually take. */
const widthOf = (name: string): number => lettersOf(name).reduce((sum, letter) => sum + widthOfLetter(letter), 0)

function widthOfLetter(letter: string): number {
  if (/[ijlftrI1.,' ]/.test(letter)) return 30
  if (/[mwMW]/.test(letter)) return 84
  return /[A-Z]/.test(letter) ? 64 : 54
}

/** `Sunday to Friday`, `10:00 to 17:00`; then the days on which nobody is there. */
function hoursIn({ open_days, opens_at, closes_at }: Settings, locale: Locale): PageSettings['hours'] {
  const closed = [0, 1, 2, 3, 4, 5, 6].filter((day) => !open_days.includes(day))
  return [
    {
      days: daysText(open_days, locale),
      time: hoursText(opens_at, closes_at, locale),
    },
    {
      days:
        closed.length === 0
          ? m.brand_public_holidays({}, { locale })
          : m.brand_days_and_holidays({ days: daysText(closed, locale) }, { locale }),
      time: m.brand_closed({}, { locale }),
    },
  ]
}
