import {
  ENQUIRY_KINDS,
  ENQUIRY_STATES,
  type AnswerWay,
  type EnquiryKind,
  type EnquiryState as State,
} from 'contract/enquiries/words'
import { m } from '#messages'
import type { BadgeTone } from '../../ui/data/badge-look.tsx'
import { Badge } from '../../ui/data/badge.tsx'

const LOOK: Record<State, { tone: BadgeTone; label: () => string }> = {
  open: { tone: 'wait', label: m.enquiries_office_open },
  answered: { tone: 'green', label: m.enquiries_office_answered },
  closed: { tone: 'grey', label: m.enquiries_office_closed },
}

const KIND: Record<EnquiryKind, () => string> = {
  question: m.enquiries_office_kind_question,
  complaint: m.enquiries_office_kind_complaint,
  quotation: m.enquiries_office_kind_quotation,
  dealer: m.enquiries_office_kind_dealer,
  number: m.enquiries_office_kind_number,
}

const WAY: Record<AnswerWay, () => string> = {
  phone: m.enquiries_office_way_phone,
  email: m.enquiries_office_way_email,
  sms: m.enquiries_office_way_sms,
  mail: m.enquiries_office_way_mail,
}

/** How far a message is, in a word. */
export const EnquiryState = ({ state }: { state: State }) => (
  <Badge tone={LOOK[state].tone}>{LOOK[state].label()}</Badge>
)

/** The topic of a message, as a badge. */
export const kindLabel = (kind: EnquiryKind): string => KIND[kind]()

/** By which way a message was answered. */
export const wayLabel = (way: AnswerWay): string => WAY[way]()

/** The choices of the filters, in words. */
export const STATE_OPTIONS = ENQUIRY_STATES.map((value) => ({ value, text: LOOK[value].label }))
export const KIND_OPTIONS = ENQUIRY_KINDS.map((value) => ({ value, text: KIND[value] }))
