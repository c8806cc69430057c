import { PRODUCTS } from '../catalogue.ts'
import { ENGINEERS } from '../engineers.ts'
import type { DemoComplaint, DemoRegistration, DemoVisitReport } from './shapes.ts'

type Stage = DemoComplaint['events'][number]['status']

/** What became of a complaint; days count back from the day of loading, `in` counts on. */
interface Course {
  raised: number
  /** the engineer */
  by?: string
  /** where an open one stands; Unassigned if nothing is said */
  stage?: Stage
  /** the day of the visit */
  in?: number
  /** nobody was at home at a visit on that day */
  missed?: number
  done?: number
  cancelled?: number
  priority?: DemoComplaint['priority']
  tags?: string[]
  rating?: DemoComplaint['rating']
  /** why the first visit was not enough */
  first?: 'part_needed' | 'customer_absent'
  /** a spare part that a warranty pays for, by its number */
  part?: string
  /** what the customer had to pay, and paid */
  charge?: { labour: number; visit_charge: number; paid: number }
}

/** In the order in which a repair goes through them, each with what the customer reads. */
const TEXTS: Partial<Record<Stage, string>> = {
  Unassigned: 'We have your complaint.',
  'Service Center Assigned': 'The nearest service centre has it.',
  'Engineer Allocated': 'The engineer calls before the visit.',
  'Part Approval Pending from ASM': 'We asked for the part under warranty.',
  'Part Pending from HO': 'Approved. The part comes from the store.',
  'Parts in Transit': 'The part is on its way.',
  'Part Consumed by Service Center': 'The part is fitted.',
  'On Service': 'The engineer is at work on it.',
}
const STAGES = Object.keys(TEXTS) as Stage[]
/** Without a part */
const USUAL: Stage[] = ['Unassigned', 'Service Center Assigned', 'Engineer Allocated', 'On Service']
/** With one that has to come */
const WITH_PART: Stage[] = [...STAGES.slice(0, STAGES.indexOf('Part Consumed by Service Center')), 'On Service']

let numbers = 4480

/** A product with its repair, at a place `ZONE/AREA`. */
export function repair(
  contact: string,
  model_num: string,
  place: string,
  problem_type: string,
  text: string,
  course: Course,
  again?: Course,
): DemoRegistration {
  const number = (numbers += 1)
  const [zone, area] = place.split('/') as [string, string]
  const purchased = course.raised + 90 + (number % 7) * 23
  return {
    contact,
    model_num,
    serial_number: `SN26${String(number * 613).padStart(8, '0')}`,
    store_name: 'Himal Electronics',
    store_location: 'New Road, Kathmandu',
    store_number: '015900031',
    purchased,
    registered: purchased - 2,
    status: 'Approved',
    decided: purchased - 3,
    bill: 'bill-butwal.webp',
    complaint: complaintOf({ model_num, zone, area, problem_type, text, number }, course),
    ...(again && { again: complaintOf({ model_num, zone, area, problem_type, text, number: (numbers += 1) }, again) }),
  }
}

interface Reported {
  model_num: string
  zone: string
  area: string
  problem_type: string
  text: string
  number: number
}

function complaintOf({ model_num, zone, area, problem_type, text, number }: Reported, course: Course): DemoComplaint {
  const { raised, tags, by, done, cancelled, priority, rating } = course
  const dispatched = cancelled === undefined && (done !== undefined || course.stage !== undefined)
  return {
    problem_type,
    problem_description: `<p>${text}</p>`,
    zone,
    area,
    damaged_image: PRODUCTS.find((product) => product.model_num === model_num)!.main_image,
    raised,
    dispatched,
    events: eventsOf(course),
    ...(dispatched && { job_no: `JB-${number}` }),
    ...(priority && { priority }),
    ...(tags && { tags }),
    ...(rating && { rating }),
    ...(by && { visit: { ...visitOf(by), in: course.in ?? -(done ?? 0) } }),
    ...(by && { reports: reportsOf(course, by) }),
  }
}

/** A visit in vain is half-way between the report and the repair. */
function reportsOf({ raised, missed, first, part, charge, done }: Course, by: string): DemoVisitReport[] {
  const absent = missed !== undefined && {
    outcome: 'customer_absent' as const,
    by,
    at: missed,
    finding: '',
    note: ABSENT,
  }
  if (done === undefined) return absent ? [absent] : []
  const before = first && { outcome: first, by, at: Math.ceil((raised + done) / 2), finding: FIRST[first] }
  const last = { outcome: 'done' as const, by, at: done, finding: 'Repaired and tried with the customer', ...charge }
  return [...(before ? [before] : []), { ...last, ...(part && { part }) }]
}

const ABSENT = 'Rang twice. A neighbour says they are back in the evening.'

const FIRST = { part_needed: 'A part has to come', customer_absent: '' } as const

const visitOf = (name: string) => ({
  technician: name,
  technician_contact: ENGINEERS.find((engineer) => engineer.name === name)!.phone,
})

/** Spread evenly from the day it was raised to yesterday, or to its end. */
function eventsOf(course: Course): DemoComplaint['events'] {
  const { raised, done, cancelled } = course
  const passed = stagesOf(course)
  const last = done ?? cancelled ?? Math.min(raised, 1)
  const dayOf = (place: number) => Math.round(raised - ((raised - last) * place) / passed.length)
  const events = passed.map((status, place) => ({ status, description: TEXTS[status] ?? '', at: dayOf(place) }))
  return [...events, ...endOf(course)]
}

function stagesOf({ stage = 'Unassigned', done, cancelled, first }: Course): Stage[] {
  if (cancelled !== undefined) return ['Unassigned']
  if (done !== undefined && first === 'part_needed') return WITH_PART
  return done !== undefined || stage === 'On Service' ? USUAL : STAGES.slice(0, STAGES.indexOf(stage) + 1)
}

function endOf({ done, cancelled }: Course): DemoComplaint['events'] {
  if (done !== undefined)
    return [{ status: 'Completed', description: 'Repaired and tried with the customer.', at: done }]
  return cancelled === undefined
    ? []
    : [{ status: 'Cancelled', description: 'The customer exchanged it at the shop.', at: cancelled }]
}
