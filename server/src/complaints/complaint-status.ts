import { COMPLAINT_STATUSES, type ComplaintStatus } from 'contract/complaints/words'

/**
 * The canonical stage for any spelling that the CRM and older screens use, or undefined for a word
 * that means none. A request to cancel, to close or to hand over is not the thing itself: the work goes on.
 */
export function canonicalStatus(text: string): ComplaintStatus | undefined {
  const plain = simplified(text)
  return SPELLINGS.get(plain) ?? FRAGMENTS.find(([fragment]) => plain.includes(fragment))?.[1]
}

/** A complaint that is over stays over. */
export const isFinal = (status: ComplaintStatus): boolean => status === 'Completed' || status === 'Cancelled'

/** Lower case, one space between words, `centre` and `parts` and `assigned` in one way each. */
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

/** What the tracking feed adds words to, tried in this order. */
const FRAGMENTS: [fragment: string, status: ComplaintStatus][] = [
  ['part consumed', 'Part Consumed by Service Center'],
  ['part pending', 'Part Pending from HO'],
  ['in transit', 'Parts in Transit'],
]
