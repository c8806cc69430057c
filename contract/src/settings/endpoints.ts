import { z } from 'zod'
import { changesTo } from '../core/changes.ts'
import { plainSpelling } from '../core/texts/canonical.ts'
import { define } from '../core/endpoint.ts'
import { day, email, filled, integer, jsonList, mobileNumber, one, optionalText, upload } from '../core/fields.ts'
import { DEFAULT_SETTINGS } from './defaults.ts'
import { TARGET_SETTINGS } from './service-hours.ts'
import {
  CLEARABLE_SETTINGS,
  MAX_HOLIDAYS,
  SOCIAL_NETWORKS,
  type Settings,
  type SocialNetwork,
  type TargetSetting,
} from './words.ts'

const NUMBER = 'A telephone number needs 6 to 15 digits'

/** A number that people call, as it is written: `+977 1 441 2345`. */
const telephone = z
  .string({ error: NUMBER })
  .overwrite(plainSpelling)
  .regex(/^\+?[\d\s()-]{6,24}$/, NUMBER)
  .refine((number) => /^\d{6,15}$/.test(number.replaceAll(/\D/g, '')), NUMBER)

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
    .max(300, 'This address is too long')
    .refine((text) => text === '' || isProfile(text, HOST[network]), 'The whole address is expected')
    .meta({ format: 'uri', example: `https://www.${network}.com/example` })

function isProfile(text: string, host: RegExp): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' && host.test(hostname)
}

const clock = z
  .string()
  .overwrite(plainSpelling)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time as 10:00')

const tierPoints = integer('A number of points from 1 to 1000000 is expected', { min: 1, max: 1_000_000 })

const hours = () => integer('A number of hours from 1 to 2000 is expected', { min: 1, max: 2000 })

/** The targets of every priority. Earlier clients do not send them. */
const targets = Object.fromEntries(
  TARGET_SETTINGS.map((name) => [name, hours().default(DEFAULT_SETTINGS[name])]),
) as unknown as Record<TargetSetting, ReturnType<typeof hours>>

const PREFIX = 'A prefix needs 2 to 6 capital letters or digits'

const prefix = z
  .string({ error: PREFIX })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{2,6}$/, PREFIX)

const letters = integer('A number of characters from 1 to 40 is expected', { min: 1, max: 40 })

/** Settings that earlier clients do not know and do not send. */
const newer = {
  grace_days: integer('A number of days from 0 to 365 is expected', { min: 0, max: 365 }).default(
    DEFAULT_SETTINGS.grace_days,
  ),
  job_prefix: prefix.default(DEFAULT_SETTINGS.job_prefix),
  extension_prefix: prefix.default(DEFAULT_SETTINGS.extension_prefix),
  codes_per_number: integer('A number from 5 to 200 is expected', { min: 5, max: 200 }).default(
    DEFAULT_SETTINGS.codes_per_number,
  ),
  codes_per_hour: integer('A number from 100 to 100000 is expected', { min: 100, max: 100_000 }).default(
    DEFAULT_SETTINGS.codes_per_hour,
  ),
  codes_per_day: integer('A number from 0 to 1000000 is expected', { min: 0, max: 1_000_000 }).default(
    DEFAULT_SETTINGS.codes_per_day,
  ),
  sms_per_day: integer('A number from 10 to 1000000 is expected', { min: 10, max: 1_000_000 }).default(
    DEFAULT_SETTINGS.sms_per_day,
  ),
  sms_price: integer('A number of paisa from 0 to 10000 is expected', { min: 0, max: 10_000 }).default(
    DEFAULT_SETTINGS.sms_price,
  ),
  points_by_hand: integer('A number of points from 0 to 1000000 is expected', { min: 0, max: 1_000_000 }).default(
    DEFAULT_SETTINGS.points_by_hand,
  ),
  horizontal_letters: letters.default(DEFAULT_SETTINGS.horizontal_letters),
  vertical_letters: letters.default(DEFAULT_SETTINGS.vertical_letters),
  operator_phone: z.union([z.literal(''), mobileNumber]).default(DEFAULT_SETTINGS.operator_phone),
  operator_email: z.union([z.literal(''), email]).default(DEFAULT_SETTINGS.operator_email),
}

const HOLIDAYS = 'Each holiday needs a day and a name'

const holiday = z.object(
  {
    day: day('The day of the holiday is required'),
    name: filled('The name of the holiday is required', 'The name of a holiday', 60),
  },
  { error: HOLIDAYS },
)

const WEEKDAYS = 'Choose the days on which you are open'

/** Every setting, as the forms of the office send it. */
export const settingsForm = z.object({
  brand_name: filled('The name of the brand is required', 'The name', 40),
  tagline: filled('The slogan is required', 'The slogan', 60),
  tagline_ne: optionalText('The slogan', 60).default(''),
  description: filled('The description is required', 'The description', 160),
  description_ne: optionalText('The description', 160).default(''),
  colour: z
    .string({ error: 'Write a colour as #a1b2c3' })
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Write a colour as #a1b2c3'),
  phone: telephone,
  service_phone: telephone,
  viber: z.union([z.literal(''), telephone], { error: NUMBER }),
  email,
  address: filled('The address is required', 'The address', 200),
  address_ne: optionalText('The address', 200).default(''),
  open_days: jsonList(integer(WEEKDAYS, { min: 0, max: 6 }), WEEKDAYS, { min: 1, max: 7 }),
  opens_at: clock,
  closes_at: clock,
  holidays: jsonList(holiday, HOLIDAYS, { max: MAX_HOLIDAYS }).default([]),
  ...targets,
  ...(Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, profile(network)])) as Record<
    SocialNetwork,
    ReturnType<typeof profile>
  >),
  review_points: integer('A whole number from 0 to 10000 is expected', { min: 0, max: 10_000 }),
  gold_points: tierPoints,
  platinum_points: tierPoints,
  overdue_days: integer('A number of days from 1 to 90 is expected', { min: 1, max: 90 }),
  pending_requests: integer('A number from 1 to 500 is expected', { min: 1, max: 500 }),
  daily_requests: integer('A number from 1 to 1000 is expected', { min: 1, max: 1000 }),
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
        removed: jsonList(z.enum(['logo', ...CLEARABLE_SETTINGS]), 'A list of settings is expected').optional(),
      }),
    ),
    response: one(settingsRow),
  },
})
