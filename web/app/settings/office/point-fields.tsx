import { m } from '#messages'
import { NumberField } from './number-field.tsx'
import type { SettingFieldsProps } from './setting-fields.ts'

/** What earns points, where the tiers begin, and how many are given by hand. */
export const PointFields = (props: SettingFieldsProps) => (
  <>
    <NumberField
      {...props}
      name="review_points"
      digits={6}
      label={m.settings_review_points()}
      help={m.settings_review_points_help()}
    />
    <NumberField
      {...props}
      name="gold_points"
      digits={9}
      label={m.settings_gold_points()}
      help={m.settings_gold_points_help()}
    />
    <NumberField
      {...props}
      name="platinum_points"
      digits={9}
      label={m.settings_platinum_points()}
      help={m.settings_platinum_points_help()}
    />
    <NumberField
      {...props}
      name="points_by_hand"
      digits={9}
      label={m.settings_points_by_hand()}
      help={m.settings_points_by_hand_help()}
    />
  </>
)
