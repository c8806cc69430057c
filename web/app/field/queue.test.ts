import { expect, test } from 'vitest'
import { emptyDraft, reportOf } from './draft.ts'
import { Queue } from './queue.ts'
import { Disk, Office } from './testing/office.ts'
import { checkDays } from './testing/schedules.ts'

const JOB = { id: 1, version: 'v1', customer_name: 'Asha', job_no: '' }
const REPORT = reportOf({ ...emptyDraft(1), outcome: 'no_fault' }, { serial_number: 'S1' })!

function phone(outbox = new Disk()) {
  let ids = 0
  return { outbox, queue: new Queue({ outbox, now: () => 1_000, newId: () => `${outbox.entries.size} ${(ids += 1)}` }) }
}

test('whatever happens to line, phone and office, nothing is lost or counts twice, and the order is kept', async () => {
  await expect(checkDays(40)).resolves.toBeUndefined()
})

test('a report takes its draft and photographs along, in one write', async () => {
  const { outbox, queue } = phone()
  await queue.keepDraft({ ...emptyDraft(1), note: 'Fuse' })
  await queue.addPhoto(1, { side: 'before', filename: 'a.jpg', type: 'image/jpeg' }, new Blob(['a']))
  await queue.give(JOB, REPORT)
  const { queue: later } = phone(outbox)
  await later.load()
  expect(later.drafts).toEqual([])
  expect(later.waiting[0]!.command).toMatchObject({ kind: 'report', photos: [{ side: 'before' }] })
  expect(later.photos[0]!.commandId).toBe(later.waiting[0]!.command.id)
  expect(later.photosToSend).toEqual([])
})

test('what the disk does not take is not told, and the draft stays', async () => {
  const { outbox, queue } = phone()
  await queue.keepDraft({ ...emptyDraft(1), note: 'Fuse' })
  outbox.isFull = true
  await expect(queue.give(JOB, REPORT)).rejects.toThrow('full')
  expect(queue.waiting).toEqual([])
  expect(queue.drafts).toHaveLength(1)
})

test('a command that waits for a person holds the later ones of its job, and no others', async () => {
  const { queue } = phone()
  const office = new Office()
  office.change(1, 'plan')
  await queue.give(JOB, { kind: 'set_out' })
  await queue.flush(
    async (commands) => office.carryOut(commands),
    async () => undefined,
  )
  await queue.give(JOB, { kind: 'arrive' })
  await queue.give({ ...JOB, id: 2 }, { kind: 'set_out' })
  expect(queue.toSend.map(({ complaint_id }) => complaint_id)).toEqual([2])
  await queue.sendAgain(1, 'v2')
  expect(queue.toSend.map(({ kind, seen }) => [kind, seen])).toEqual([
    ['set_out', 'v2'],
    ['arrive', 'v2'],
    ['set_out', 'v1'],
  ])
})
