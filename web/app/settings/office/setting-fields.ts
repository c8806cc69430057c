import { PRIORITIES } from 'contract/complaints/words'
import type { SettingsRow } from 'contract/settings/endpoints'
import { SOCIAL_NETWORKS, type BsForecasts } from 'contract/settings/words'
import { m } from '#messages'
import type { ComparedField } from '../../changes/compared-fields.ts'
import { ROLE_NAME } from '../../accounts/role-name.ts'
import { priorityLabel } from '../../complaints/priority-label.ts'
import { digits } from '../../ui/format/numbers.ts'
import { shortDate } from '../../ui/format/dates.ts'
import { openDaysText } from './open-days.ts'
import { NETWORKS } from '../../brand/brand.tsx'

/** What is shown of a day in a BS year that is not published. */
export const FORECAST_WORDS: Record<BsForecasts, () => string> = {
  shown: m.settings_bs_forecasts_shown,
  hidden: m.settings_bs_forecasts_hidden,
}

/** What the fields of a section are given. */
export interface SettingFieldsProps {
  stored: SettingsRow
  /** new when the settings were saved: a chosen picture is then a stored one */
  version: number
  errorOf: (field: string) => string | undefined
}

type TextField = {
  [Name in keyof SettingsRow]: SettingsRow[Name] extends string | number ? Name : never
}[keyof SettingsRow]

/** How two states of the settings are compared, and what each setting is called. */
export function settingFields(): readonly ComparedField<SettingsRow>[] {
  const text = (name: TextField, label: string): ComparedField<SettingsRow> => ({
    kind: 'text',
    name,
    label,
    stored: (row) => row[name],
  })
  return [
    text('brand_name', m.settings_name()),
    { kind: 'picture', name: 'logo', label: m.settings_logo(), stored: ({ logo }) => logo },
    text('tagline', m.settings_tagline()),
    text('tagline_ne', m.settings_tagline_ne()),
    text('description', m.settings_description()),
    text('description_ne', m.settings_description_ne()),
    text('colour', m.settings_colour()),
    text('phone', m.settings_phone()),
    text('service_phone', m.settings_service_phone()),
    text('viber', m.settings_viber()),
    text('email', m.settings_email()),
    text('address', m.settings_address()),
    text('address_ne', m.settings_address_ne()),
    {
      kind: 'text',
      name: 'open_days',
      label: m.settings_open_days(),
      stored: ({ open_days }) => JSON.stringify(open_days),
      words: ({ open_days }) => openDaysText(open_days),
    },
    text('opens_at', m.settings_opens_at()),
    text('closes_at', m.settings_closes_at()),
    {
      kind: 'text',
      name: 'holidays',
      label: m.settings_holidays(),
      stored: ({ holidays }) => JSON.stringify(holidays),
      words: ({ holidays }) => holidays.map(({ day, name }) => `${name} (${shortDate(day)})`).join(', '),
    },
    ...PRIORITIES.flatMap((priority) => [
      text(`answer_hours_${priority}`, m.settings_answer_hours({ priority: priorityLabel(priority) })),
      text(`repair_hours_${priority}`, m.settings_repair_hours({ priority: priorityLabel(priority) })),
    ]),
    ...SOCIAL_NETWORKS.map((network) => text(network, NETWORKS[network].name)),
    text('review_points', m.settings_review_points()),
    text('gold_points', m.settings_gold_points()),
    text('platinum_points', m.settings_platinum_points()),
    text('points_by_hand', m.settings_points_by_hand()),
    {
      kind: 'text',
      name: 'deciding_roles',
      label: m.settings_deciding(),
      stored: ({ deciding_roles }) => JSON.stringify(deciding_roles),
      words: ({ deciding_roles }) => deciding_roles.map((role) => ROLE_NAME[role]()).join(', '),
    },
    {
      kind: 'text',
      name: 'factor_roles',
      label: m.settings_factor_roles(),
      stored: ({ factor_roles }) => JSON.stringify(factor_roles),
      words: ({ factor_roles }) => factor_roles.map((role) => ROLE_NAME[role]()).join(', '),
    },
    {
      kind: 'text',
      name: 'factor_from',
      label: m.settings_factor_from(),
      stored: ({ factor_from }) => factor_from,
      words: ({ factor_from }) => factor_from && shortDate(factor_from),
    },
    text('pending_requests', m.settings_pending_requests()),
    text('daily_requests', m.settings_daily_requests()),
    text('grace_days', m.settings_grace_days()),
    text('checking_days', m.settings_checking_days()),
    text('happy_call_percent', m.settings_happy_call_percent()),
    text('job_prefix', m.settings_job_prefix()),
    text('extension_prefix', m.settings_extension_prefix()),
    {
      kind: 'text',
      name: 'bs_forecasts',
      label: m.settings_bs_forecasts(),
      stored: (row) => row.bs_forecasts,
      words: ({ bs_forecasts }) => FORECAST_WORDS[bs_forecasts](),
    },
    {
      kind: 'text',
      name: 'bs_years',
      label: m.settings_bs_years(),
      stored: ({ bs_years }) => JSON.stringify(bs_years),
      words: ({ bs_years }) =>
        bs_years.map(({ year, months }) => `${digits(year)}: ${months.map(digits).join(', ')}`).join('; '),
    },
    text('horizontal_letters', m.settings_horizontal_letters()),
    text('vertical_letters', m.settings_vertical_letters()),
    text('codes_per_number', m.settings_codes_per_number()),
    text('codes_per_hour', m.settings_codes_per_hour()),
    text('codes_per_day', m.settings_codes_per_day()),
    text('sms_per_day', m.settings_sms_per_day()),
    text('operator_phone', m.settings_operator_phone()),
    text('operator_email', m.settings_operator_email()),
    text('sms_price', m.settings_sms_price()),
  ]
}
