import type { PictureFile } from '../rendered.ts'

/** Days before the day of loading, so that the demo never grows old. 0 is today. */
export type DaysAgo = number

export type DemoPerson = {
  firstname: string
  lastname: string
  contact: string
  email: string
  gender: 'male' | 'female'
  dob: string
  /** Spelled as in `districts.json`. */
  district: string
  city: string
  customerAddress: string
  joined: DaysAgo
}

/** A person who can sign in. */
export type DemoAccount = DemoPerson & { password: string; role: 'customer' }
/** An engineer who can sign in: nobody but their own demo visits is reached with it. */
export type DemoFieldAccount = DemoPerson & { password: string; role: 'engineer'; engineer: string }
/** Nobody knows the password of the demo's staff of the office. */
export type DemoStaff = DemoPerson & { role: 'service_incharge' }

export type DemoRegistration = {
  /** The owner's number. */
  contact: string
  model_num: string
  serial_number: string
  store_name: string
  store_location: string
  store_number: string
  purchased: DaysAgo
  registered: DaysAgo
  status: 'Pending' | 'Approved' | 'Discount' | 'Rejected'
  /** When staff decided; undefined while it waits. */
  decided?: DaysAgo
  reason?: string
  bill: PictureFile
  warranty_card?: PictureFile
  complaint?: DemoComplaint
  /** the same unit, reported again later */
  again?: DemoComplaint
}

export type DemoComplaint = {
  problem_type: string
  /** Rich text. */
  problem_description: string
  /** Zone and area by name, as in `zones.json`. */
  zone: string
  area: string
  damaged_image: PictureFile
  damaged_video?: `${string}.mp4`
  raised: DaysAgo
  /** normal unless said */
  priority?: 'low' | 'high' | 'urgent'
  /** Sent to the service desk: has a job number. */
  dispatched: boolean
  job_no?: string
  /** Oldest first; the last one is where the repair stands. */
  events: DemoComplaintEvent[]
  /** Who comes, and in how many days. */
  visit?: { technician: string; technician_contact: string; in: number }
  /** What came of the visits, the oldest first. */
  reports?: DemoVisitReport[]
  tags?: string[]
  /** Oldest first. */
  messages?: { kind: 'internal' | 'staff' | 'customer'; text: string; at: DaysAgo; unread?: true }[]
  /** What the customer says of the finished work. */
  rating?: { rating: 1 | 2 | 3 | 4 | 5; text: string }
}

export type DemoVisitReport = {
  outcome: 'done' | 'part_needed' | 'customer_absent'
  /** the engineer */
  by: string
  at: DaysAgo
  finding: string
  note?: string
  /** a spare part by its number, which a warranty pays for */
  part?: string
  labour?: number
  visit_charge?: number
  paid?: number
}

type DemoComplaintEvent = {
  status: ComplaintStatus
  description: string
  at: DaysAgo
}

type ComplaintStatus =
  | 'Unassigned'
  | 'Service Center Assigned'
  | 'Engineer Allocated'
  | 'Part Approval Pending from ASM'
  | 'Part Pending from HO'
  | 'Parts in Transit'
  | 'Part Consumed by Service Center'
  | 'On Service'
  | 'Completed'
  | 'Cancelled'

/** A unit of the QR register. */
export type DemoUnit = { model_num: string; serial_number: string; made: DaysAgo; batch?: string }

export type DemoReview = {
  contact: string
  model_num: string
  rating: 1 | 2 | 3 | 4 | 5
  review: string
  at: DaysAgo
  /** staff hid it, for this reason */
  hidden?: string
}
