import type { OffReason } from 'contract/engineers/words'
import { m } from '#messages'

const LABEL: Record<OffReason, () => string> = {
  '': () => '',
  weekly: m.engineers_off_weekly,
  centre: m.engineers_off_centre,
  leave: m.engineers_off_leave,
  ill: m.engineers_off_ill,
}

/** Why somebody is not at work, in a word; empty on a working day. */
export const offLabel = (reason: OffReason): string => LABEL[reason]()
