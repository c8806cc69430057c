import type { FirstStep } from 'contract/first-start/words'
import type { SettingsRow } from 'contract/settings/endpoints'

/** What the screen of a step is given. */
export interface StepProps {
  row: SettingsRow
  before: FirstStep | undefined
  next: FirstStep
  /** of the screen's action */
  result: unknown
}
