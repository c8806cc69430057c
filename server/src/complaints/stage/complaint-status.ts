import { COMPLAINT_STATUSES, type ComplaintStatus } from 'contract/complaints/words'

/**
 * The canonical stage for any spelling used by the CRM and older screens, or undefined for an unknown word. A request
 * to cancel, close or hand over is not the act itself: work continues.
 */
export function canonicalStatus(text: string): ComplaintStatus | undefined {
  const plain = simplified(text)
  return SPELLINGS.get(plain) ?? FRAGMENTS.find(([fragment]) => plain.includes(fragment))?.[1]
}

/** Lower case, single spaces, and one spelling each of `centre`, `parts` and `assigned`. */
const simplified = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\-_.]+/g, ' ')
    .trim()
    .replace(/\bun assigned\b/g, 'unassigned')
    .replace(/\bcentre\b/g, 'center')
    .replace(/\bpart(s|\(s\))(?=\s|$)/g, 'part')
    .replace(/\bcanceled\b/g, 'cancelled')

const OTHER_SPELLINGS: Record<ComplaintStatus, string[]> = {
  Unassigned: [],
  'Service Center Assigned': ['service center allocated', 'assigned'],
  'Engineer Allocated': ['engineer assigned', 'technician allocated', 'technician assigned'],
  'Part Approval Pending from ASM': ['part approval pending', 'part pending from asm', 'part pending to asm'],
  'Part Pending from HO': [
    'part pending to ho',
    'part approval pending from ho',
    'part approval pending to ho',
    'part pending',
  ],
  'Parts in Transit': ['in transit'],
  'Part Consumed by Service Center': ['part consumed', 'part consumed by technician', 'part issued by branch'],
  'On Service': ['in progress', 'request for cancel', 'request for close', 'transfer to third party'],
  Completed: ['resolved', 'closed', 'product delivered', 'happy calling completed'],
  Cancelled: ['cancelled not approved by customer', 'cancelled not approved by ho'],
}

const SPELLINGS = new Map(
  COMPLAINT_STATUSES.flatMap((status) =>
    [status, ...OTHER_SPELLINGS[status]].map((spelling) => [simplified(spelling), status] as const),
  ),
)

/** Prefixes that the tracking feed extends, tried in this order. */
const FRAGMENTS: [fragment: string, status: ComplaintStatus][] = [
  ['part consumed', 'Part Consumed by Service Center'],
  ['part pending', 'Part Pending from HO'],
  ['in transit', 'Parts in Transit'],
]
