import type { PaymentMethod } from 'contract/complaints/payment-words'
import type { VisitOutcome } from 'contract/complaints/visit-outcomes'
import type { PhotoSide } from 'contract/complaints/visit-picture'

interface Common {
  id: string
  complaint_id: number
  at: string
  seen: string
}

/** A part that went in, as a report names it. */
export interface UsedPart {
  part_id: number
  count: number
  is_covered: boolean
}

/** A part that has to come, as a report asks for it. */
export interface NeededPart {
  part_id: number
  count: number
}

/** What a report says beside who gives it and when. */
export interface Report {
  kind: 'report'
  outcome: VisitOutcome
  finding: string
  note: string
  parts: UsedPart[]
  needed: NeededPart[]
  labour: number
  visit_charge: number
  paid: number
  payment_method: PaymentMethod
  is_paid_repair: boolean
  serial_number: string
  /** of the customer; empty where there is none, and the reason says why */
  code: string
  no_code_reason: string
  /** in base64; empty without one */
  signature: string
  photos: { upload_id: string; side: PhotoSide }[]
}

/** What a person tells: that they set out, are there, or what came of the visit. */
export type Told = { kind: 'set_out' } | { kind: 'arrive' } | Report

/** A command as the phone keeps and sends it: the very same each time. */
export type Command = Common & Told
