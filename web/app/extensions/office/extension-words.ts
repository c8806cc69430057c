import type { ExtensionState } from 'contract/extensions/words'
import type { BadgeTone } from '../../ui/data/badge-look.tsx'

const STATES: Record<ExtensionState, { word: string; tone: BadgeTone }> = {
  awaiting_payment: { word: 'Awaiting payment', tone: 'wait' },
  active: { word: 'Active', tone: 'green' },
  cancelled: { word: 'Cancelled', tone: 'grey' },
}

/** A state as staff read it. */
export const stateWord = (state: ExtensionState): string => STATES[state].word
export const stateTone = (state: ExtensionState): BadgeTone => STATES[state].tone

/** All of them, for the filter. */
export const STATE_OPTIONS = Object.entries(STATES).map(([value, { word }]) => ({ value, text: word }))
