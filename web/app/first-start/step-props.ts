import type { FirstStep } from 'contract/first-start/words'
import type { SettingsRow } from 'contract/settings/endpoints'

/** The props of a step's screen. */
export interface StepProps {
  row: SettingsRow
  before: FirstStep | undefined
  next: FirstStep
  /** of the screen's action */
  result: unknown
}
