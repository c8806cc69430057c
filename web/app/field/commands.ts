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

/** What a report says beside who gives it and when. */
export interface Report {
  kind: 'report'
  outcome: VisitOutcome
  finding: string
  note: string
  parts: UsedPart[]
  labour: number
  visit_charge: number
  paid: number
  is_paid_repair: boolean
  serial_number: string
  photos: { upload_id: string; side: PhotoSide }[]
}

/** What a person tells: that they set out, are there, or what came of the visit. */
export type Told = { kind: 'set_out' } | { kind: 'arrive' } | Report

/** A command as the phone keeps and sends it: the very same each time. */
export type Command = Common & Told
