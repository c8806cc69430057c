import { LOST_REASONS, type LostReason } from 'contract/quotations/words'
import { m } from '#messages'

const LABEL: Record<LostReason, () => string> = {
  price: m.quotations_office_lost_price,
  other_brand: m.quotations_office_lost_other_brand,
  too_late: m.quotations_office_lost_too_late,
  no_need: m.quotations_office_lost_no_need,
  no_answer: m.quotations_office_lost_no_answer,
  other: m.quotations_office_lost_other,
}

/** Why a quotation was lost, as staff read it. */
export const lostLabel = (reason: LostReason): string => LABEL[reason]()

export const lostOptions = () => LOST_REASONS.map((value) => ({ value, text: LABEL[value]() }))
