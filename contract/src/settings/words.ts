import type { Priority } from '../complaints/words.ts'
import type { BsYear } from '../core/dates/entered-years.ts'
import { isStaff, ROLES, type Role } from '../core/roles.ts'

/** The screens of the office on which settings are changed. */
export const SETTING_SECTIONS = ['brand', 'contact', 'service', 'points', 'rules', 'messages'] as const
export type SettingSection = (typeof SETTING_SECTIONS)[number]

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** Texts that may be empty. Forms cannot say so by an empty field, which counts as absent: `removed` names them. */
export const CLEARABLE_SETTINGS = [
  'tagline_ne',
  'description_ne',
  'viber',
  'address_ne',
  'pan_number',
  'factor_from',
  ...SOCIAL_NETWORKS,
  'operator_phone',
  'operator_email',
] as const satisfies readonly (keyof Settings)[]

/** The roles that may be switched on to decide registrations; administrators always do. */
export const DECIDING_ROLES = ['product_incharge', 'service_incharge', 'call_centre'] as const satisfies readonly Role[]
export type DecidingRole = (typeof DECIDING_ROLES)[number]

/** The roles that may need a second factor. */
export const FACTOR_ROLES = ROLES.filter(isStaff)

export const BS_FORECASTS = ['shown', 'hidden'] as const
export type BsForecasts = (typeof BS_FORECASTS)[number]

/** A day on which nobody works. */
export interface Holiday {
  /** `YYYY-MM-DD` */
  day: string
  name: string
}

/** Some years of them. */
export const MAX_HOLIDAYS = 200

/** Working hours from filing in which a complaint of a priority is answered first, and repaired. */
export type TargetSetting = `${'answer' | 'repair'}_hours_${Priority}`

/** The settings of an installation's owner. `_ne` is the Nepali of a text; where it is empty, the English one stands. */
export interface Settings extends Record<TargetSetting, number> {
  brand_name: string
  tagline: string
  tagline_ne: string
  description: string
  description_ne: string
  /** as picked; `colours.ts` has what follows from it */
  colour: string
  phone: string
  service_phone: string
  /** the mobile number that answers on Viber; empty where there is none */
  viber: string
  email: string
  address: string
  address_ne: string
  /** of the brand, for papers with prices; empty: they show none, and no VAT */
  pan_number: string
  /** days of the week, 0 is Sunday */
  open_days: number[]
  /** `10:00`, in Nepal's time */
  opens_at: string
  closes_at: string
  /** in their order; they count for the service, beside the days on which it is closed every week */
  holidays: Holiday[]
  /** addresses of profiles; empty where there is none */
  facebook: string
  instagram: string
  youtube: string
  tiktok: string
  linkedin: string
  /** what a review of a product that its author owns earns, once */
  review_points: number
  /** points, earned in the last 365 days, from which these tiers begin */
  gold_points: number
  platinum_points: number
  /** kept for clients that send it; nothing follows from it since complaints are due by working hours */
  overdue_days: number
  /** how many requests of one kind a customer may have waiting; staff can multiply it for one of them */
  pending_requests: number
  /** how many of one kind a customer may make within 24 hours, multiplied likewise */
  daily_requests: number
  /** days after its last day on which a warranty can still be extended; 0 is none */
  grace_days: number
  /** in how many days a registration is usually checked, as its customer reads; 0: nothing is said */
  checking_days: number
  /** how job numbers of the local desk begin: `JOB-2026-000123` */
  job_prefix: string
  /** how references of longer warranties begin: `EXT-7K3M-9QXP` */
  extension_prefix: string
  /** codes that one mobile number gets within an hour, beside those of browsers that are known to it */
  codes_per_number: number
  /** codes within an hour to all numbers together; staff are told at a fifth of them */
  codes_per_hour: number
  /** codes within a day to all numbers together, beyond which only who had none gets one; 0: any number of them */
  codes_per_day: number
  /** parts of text messages in a day after which staff are told; they go on being sent */
  sms_per_day: number
  /** letters that lettering has room for, across and along a product */
  horizontal_letters: number
  vertical_letters: number
  /** the mobile number that gets an SMS when something is wrong with the installation; empty: no SMS is sent */
  operator_phone: string
  /** the address that gets an e-mail then, where this installation sends any; empty: none */
  operator_email: string
  /** how many points one colleague may give and take by hand in a day; administrators are not limited */
  points_by_hand: number
  /** who decides registrations beside the administrators */
  deciding_roles: DecidingRole[]
  /** how many of a hundred customers who confirmed a repair by its code are called all the same */
  happy_call_percent: number
  /** the roles that need a second factor */
  factor_roles: Role[]
  /** the day, `YYYY-MM-DD`, from which they do; empty: at once */
  factor_from: string
  /** days of BS years that are not published yet: shown, with the AD day that binds, or AD alone */
  bs_forecasts: BsForecasts
  /** BS years that were published after this release, in their order */
  bs_years: BsYear[]
  /** in paisa, for each part of an SMS; 0 where it is not known, then no cost is shown */
  sms_price: number
}
