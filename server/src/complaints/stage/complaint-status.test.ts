import { COMPLAINT_STATUSES } from 'contract/complaints/words'
import { expect, test } from 'vitest'
import { canonicalStatus } from './complaint-status.ts'

test.for(COMPLAINT_STATUSES)('%s is itself, in capitals and with stray spaces too', (status) => {
  expect(canonicalStatus(status)).toBe(status)
  expect(canonicalStatus(`  ${status.toUpperCase().replaceAll(' ', '  ')} `)).toBe(status)
})

test.for([
  ['Un-Assigned', 'Unassigned'],
  ['Service Center Allocated', 'Service Center Assigned'],
  ['service centre allocated', 'Service Center Assigned'],
  ['Assigned', 'Service Center Assigned'],
  ['Parts Approval Pending from ASM', 'Part Approval Pending from ASM'],
  ['part pending to ho', 'Part Pending from HO'],
  ['part approval pending from ho', 'Part Pending from HO'],
  ['parts pending from ho', 'Part Pending from HO'],
  ['part(s) pending from HO', 'Part Pending from HO'],
  ['parts pending at branch', 'Part Pending from HO'],
  ['part in transit', 'Parts in Transit'],
  ['Part(s) in Transit', 'Parts in Transit'],
  ['Spare in transit from Birgunj', 'Parts in Transit'],
  ['parts consumed by technician', 'Part Consumed by Service Center'],
  ['part consumed by service centre', 'Part Consumed by Service Center'],
  ['parts issued by branch', 'Part Consumed by Service Center'],
  ['part(s) consumed', 'Part Consumed by Service Center'],
  ['In-Progress', 'On Service'],
  ['Request For Cancel', 'On Service'],
  ['Request For Close', 'On Service'],
  ['Transfer To Third Party', 'On Service'],
  ['Resolved', 'Completed'],
  ['Closed', 'Completed'],
  ['Product Delivered', 'Completed'],
  ['Happy Calling Completed', 'Completed'],
  ['Canceled', 'Cancelled'],
  ['Cancelled Not Approved By Customer', 'Cancelled'],
  ['Cancelled Not Approved By HO', 'Cancelled'],
] as const)('%s is read as %s', ([spelling, status]) => {
  expect(canonicalStatus(spelling)).toBe(status)
})

test.for(['', 'Gone fishing', 'not completed', 'unassign'])('"%s" means no stage', (text) => {
  expect(canonicalStatus(text)).toBeUndefined()
})
