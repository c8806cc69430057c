import { m } from '#messages'
import { NumberField } from './number-field.tsx'
import type { SettingFieldsProps } from './setting-fields.ts'

/** What counts, and from when. */
export const RuleFields = (props: SettingFieldsProps) => (
  <>
    <NumberField
      {...props}
      name="pending_requests"
      digits={4}
      label={m.settings_pending_requests()}
      help={m.settings_pending_requests_help()}
    />
    <NumberField
      {...props}
      name="daily_requests"
      digits={5}
      label={m.settings_daily_requests()}
      help={m.settings_daily_requests_help()}
    />
  </>
)
