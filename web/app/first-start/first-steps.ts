import { FIRST_START } from 'contract/core/paths'
import { FIRST_STEPS, type DemoState, type FirstStep } from 'contract/first-start/words'
import { m } from '#messages'

/** The screens of the setting up: the account, then the steps that are kept. */
export type Place = 'account' | FirstStep

export const isStep = (text: string | null): text is FirstStep => FIRST_STEPS.some((step) => step === text)

/** The screens in their order; without a demo there is nothing to decide about it. */
export const placesWith = (demo: DemoState): Place[] => [
  'account',
  ...FIRST_STEPS.filter((step) => step !== 'demo' || demo !== 'none'),
]

export const stepAddress = (step: FirstStep): string => `${FIRST_START}?step=${step}`

/** The screen's name in the step indicator. */
export const placeName = (place: Place): string => NAMES[place]()

const NAMES: Record<Place, () => string> = {
  account: m.first_start_account,
  brand: m.settings_brand,
  look: m.first_start_look,
  catalogue: m.first_start_catalogue,
  demo: m.first_start_demo,
  done: m.first_start_done,
}
