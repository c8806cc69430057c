import { m } from 'contract/messages'
import { z } from 'zod'
import { changesTo } from '../core/changes.ts'
import { plainSpelling } from '../core/texts/canonical.ts'
import { define } from '../core/endpoint.ts'
import { day, email, filled, integer, jsonList, mobileNumber, one, optionalText, upload } from '../core/fields.ts'
import { panNumber } from '../quotations/pan-number.ts'
import { DEFAULT_SETTINGS } from './defaults.ts'
import { TARGET_SETTINGS } from './service-hours.ts'
import {
  BS_FORECASTS,
  CLEARABLE_SETTINGS,
  DECIDING_ROLES,
  FACTOR_ROLES,
  MAX_HOLIDAYS,
  SOCIAL_NETWORKS,
  type Settings,
  type SocialNetwork,
  type TargetSetting,
} from './words.ts'

const NUMBER = m.core_telephone_number_needs_6_15_digits

/** A number that people call, as it is written: `+977 1 441 2345`. */
const telephone = z
  .string({ error: NUMBER })
  .overwrite(plainSpelling)
  .min(1, { error: m.settings_telephone_required, abort: true })
  .regex(/^\+?[\d\s()-]{6,24}$/, { error: NUMBER })
  .refine((number) => /^\d{6,15}$/.test(number.replaceAll(/\D/g, '')), { error: NUMBER })

const HOST: Record<SocialNetwork, RegExp> = {
  facebook: /(^|\.)facebook\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
  tiktok: /(^|\.)tiktok\.com$/,
  linkedin: /(^|\.)linkedin\.com$/,
}

/** The address of a profile on a network; empty where there is none. */
const profile = (network: SocialNetwork) =>
  z
    .string()
    .trim()
    .max(300, { error: m.core_address_too_long })
    .refine((text) => text === '' || isProfile(text, HOST[network]), { error: m.settings_whole_address_expected })
    .meta({ format: 'uri', example: `https://www.${network}.com/example` })

function isProfile(text: string, host: RegExp): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' && host.test(hostname)
}

const clock = z
  .string()
  .overwrite(plainSpelling)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: m.settings_write_time_10_00 })

const tierPoints = integer(m.settings_number_points_1_1000000_expected, { min: 1, max: 1_000_000 })

const hours = () => integer(m.settings_number_hours_1_2000_expected, { min: 1, max: 2000 })

/** The targets of every priority. Earlier clients do not send them. */
const targets = Object.fromEntries(
  TARGET_SETTINGS.map((name) => [name, hours().default(DEFAULT_SETTINGS[name])]),
) as unknown as Record<TargetSetting, ReturnType<typeof hours>>

const PREFIX = m.settings_prefix_needs_2_6_capital_letters

const prefix = z
  .string({ error: PREFIX })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{2,6}$/, { error: PREFIX })

const letters = integer(m.settings_number_characters_1_40_expected, { min: 1, max: 40 })

/** Of the first release in which years could be entered: they stay stored when a later one knows them itself. */
const FIRST_ENTERED = 2084
/** A release that is older than this many years has no support either. */
const MOST_BS_YEARS = 20

/** The months of a BS year are 29 to 32 days long, and the year is one of AD or a day longer. */
const bsYear = z
  .object(
    {
      year: integer(m.settings_bs_months_expected, { min: FIRST_ENTERED, max: FIRST_ENTERED + MOST_BS_YEARS }),
      months: z
        .array(integer(m.settings_bs_months_expected, { min: 29, max: 32 }))
        .length(12, { error: m.settings_bs_months_expected }),
    },
    { error: m.settings_bs_months_expected },
  )
  .superRefine(({ year, months }, context) => {
    const days = months.reduce((sum, length) => sum + length, 0)
    if (days === 365 || days === 366) return
    const message = m.settings_bs_year_days({ year: String(year), days: String(days) })
    context.addIssue({ code: 'custom', path: ['months'], message })
  })

/** Settings that earlier clients do not know and do not send. */
const newer = {
  grace_days: integer(m.settings_number_days_0_365_expected, { min: 0, max: 365 }).default(DEFAULT_SETTINGS.grace_days),
  checking_days: integer(m.settings_number_days_0_60_expected, { min: 0, max: 60 }).default(
    DEFAULT_SETTINGS.checking_days,
  ),
  happy_call_percent: integer(m.settings_percent_0_100_expected, { min: 0, max: 100 }).default(
    DEFAULT_SETTINGS.happy_call_percent,
  ),
  job_prefix: prefix.default(DEFAULT_SETTINGS.job_prefix),
  extension_prefix: prefix.default(DEFAULT_SETTINGS.extension_prefix),
  codes_per_number: integer(m.settings_number_5_200_expected, { min: 5, max: 200 }).default(
    DEFAULT_SETTINGS.codes_per_number,
  ),
  codes_per_hour: integer(m.settings_number_100_100000_expected, { min: 100, max: 100_000 }).default(
    DEFAULT_SETTINGS.codes_per_hour,
  ),
  codes_per_day: integer(m.settings_number_0_1000000_expected, { min: 0, max: 1_000_000 }).default(
    DEFAULT_SETTINGS.codes_per_day,
  ),
  sms_per_day: integer(m.settings_number_10_1000000_expected, { min: 10, max: 1_000_000 }).default(
    DEFAULT_SETTINGS.sms_per_day,
  ),
  sms_price: integer(m.settings_number_paisa_0_10000_expected, { min: 0, max: 10_000 }).default(
    DEFAULT_SETTINGS.sms_price,
  ),
  points_by_hand: integer(m.settings_number_points_0_1000000_expected, { min: 0, max: 1_000_000 }).default(
    DEFAULT_SETTINGS.points_by_hand,
  ),
  deciding_roles: jsonList(z.enum(DECIDING_ROLES, { error: m.settings_choose_roles }), m.settings_choose_roles, {
    max: DECIDING_ROLES.length,
  }).default([]),
  factor_roles: jsonList(
    z.enum(FACTOR_ROLES, { error: m.settings_choose_factor_roles }),
    m.settings_choose_factor_roles,
    { max: FACTOR_ROLES.length },
  ).default([]),
  factor_from: z.union([z.literal(''), day(m.settings_factor_day)]).default(DEFAULT_SETTINGS.factor_from),
  bs_forecasts: z
    .enum(BS_FORECASTS, { error: m.settings_shown_hidden_expected })
    .default(DEFAULT_SETTINGS.bs_forecasts),
  bs_years: jsonList(bsYear, m.settings_bs_months_expected, { max: MOST_BS_YEARS }).default([]),
  horizontal_letters: letters.default(DEFAULT_SETTINGS.horizontal_letters),
  vertical_letters: letters.default(DEFAULT_SETTINGS.vertical_letters),
  pan_number: panNumber.default(DEFAULT_SETTINGS.pan_number),
  operator_phone: z.union([z.literal(''), mobileNumber]).default(DEFAULT_SETTINGS.operator_phone),
  operator_email: z.union([z.literal(''), email]).default(DEFAULT_SETTINGS.operator_email),
}

const HOLIDAYS = m.settings_each_holiday_needs_day_name

const holiday = z.object(
  {
    day: day(m.settings_day_holiday_required),
    name: filled(m.settings_name_holiday_required, m.settings_name_holiday, 60),
  },
  { error: HOLIDAYS },
)

const WEEKDAYS = m.settings_choose_days_open

/** Every setting, as the forms of the office send it. */
export const settingsForm = z.object({
  brand_name: filled(m.settings_name_brand_required, m.labels_the_name, 40),
  tagline: filled(m.settings_slogan_required, m.labels_the_slogan, 60),
  tagline_ne: optionalText(m.labels_the_slogan, 60).default(''),
  description: filled(m.settings_description_required, m.labels_the_description, 160),
  description_ne: optionalText(m.labels_the_description, 160).default(''),
  colour: z
    .string({ error: m.core_write_colour_a1b2c3 })
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: m.core_write_colour_a1b2c3 }),
  phone: telephone,
  service_phone: telephone,
  viber: z.union([z.literal(''), telephone], { error: NUMBER }),
  email: filled(m.settings_email_required, m.labels_email, 200).pipe(email),
  address: filled(m.settings_address_required, m.labels_the_address, 200),
  address_ne: optionalText(m.labels_the_address, 200).default(''),
  open_days: jsonList(integer(WEEKDAYS, { min: 0, max: 6 }), WEEKDAYS, { min: 1, max: 7 }),
  opens_at: clock,
  closes_at: clock,
  holidays: jsonList(holiday, HOLIDAYS, { max: MAX_HOLIDAYS }).default([]),
  ...targets,
  ...(Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, profile(network)])) as Record<
    SocialNetwork,
    ReturnType<typeof profile>
  >),
  review_points: integer(m.settings_whole_number_0_10000_expected, { min: 0, max: 10_000 }),
  gold_points: tierPoints,
  platinum_points: tierPoints,
  overdue_days: integer(m.settings_number_days_1_90_expected, { min: 1, max: 90 }),
  pending_requests: integer(m.settings_number_1_500_expected, { min: 1, max: 500 }),
  daily_requests: integer(m.settings_number_1_1000_expected, { min: 1, max: 1000 }),
  ...newer,
})

/** The settings as the office shows them. */
export const settingsRow = z.object({
  id: z.int(),
  ...(settingsForm.shape as unknown as { [Name in keyof Settings]: z.ZodType<Settings[Name]> }),
  /** its address; empty without one */
  logo: z.string(),
  /** rises with each change; a change may say which one it saw */
  version: z.int(),
})
export type SettingsRow = z.output<typeof settingsRow>

/** The settings of an installation's owner. */
export const settings = define({
  get: {
    method: 'GET',
    path: '/settings',
    access: 'settings.write',
    summary: 'All settings with their present values',
    response: one(settingsRow),
  },
  update: {
    method: 'PUT',
    path: '/settings',
    access: 'settings.write',
    recentPassword: true,
    summary: 'Change settings; they hold in every process within a second',
    body: changesTo(
      settingsForm.extend({
        logo: upload('image').optional(),
        /** the logo to remove, where no new one is uploaded, and texts to empty */
        removed: jsonList(z.enum(['logo', ...CLEARABLE_SETTINGS]), m.settings_list_settings_expected).optional(),
      }),
    ),
    response: one(settingsRow),
  },
})
