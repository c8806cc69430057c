import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { desk } from './testing/tags-world.ts'

test('tags are added and taken away, in lower case and once each, and the history says so', async () => {
  const { change, history, ids } = await desk()
  expect((await change({ add: ['  Bad   Batch ', 'bad batch', 'VIP'] })).data.tags).toEqual(['bad batch', 'vip'])
  expect((await change({ add: 'हतार', remove: ['vip'] })).data.tags).toEqual(['bad batch', 'हतार'])
  const { data } = await history.list({ params: { subject: 'complaint', id: ids[0]! }, query: {} })
  expect(data.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
    'Sita Rai changed tags from bad batch, vip to bad batch, हतार',
    'Sita Rai changed tags from nothing to bad batch, vip',
  ])
})

test('an invalid tag gets a message, and the number of tags is limited', async () => {
  const { change } = await desk()
  expect((await refusal(change({ add: ['x'.repeat(31)] })))?.body.message).toBe('A tag can have at most 30 characters')
  expect((await refusal(change({ add: [' '] })))?.body.message).toBe('Enter a tag')
  await change({ add: Array.from({ length: 10 }, (_, at) => `tag ${at}`) })
  expect(await refusedWith(change({ add: ['one more'] }))).toBe('409 A complaint can have at most 10 tags')
  expect((await change({ add: ['one more'], remove: ['tag 0'] })).data.tags).toHaveLength(10)
  expect(await refusedWith(change({ add: ['vip'] }, 999_999))).toBe('404 Complaint not found')
})

test('the list filters by a tag and shows it, and used ones are offered by their number', async () => {
  const { change, complaints, complaintTags, ids } = await desk(3)
  await change({ add: ['vip', 'bad batch'] }, ids[0])
  await change({ add: ['vip'] }, ids[1])
  const { data } = await complaints.list({ query: { tag: 'VIP' } })
  expect(data.map(({ id, tags }) => [id, tags])).toEqual([
    [ids[1], ['vip']],
    [ids[0], ['bad batch', 'vip']],
  ])
  expect((await complaintTags.listUsed()).data).toEqual([
    { tag: 'vip', complaints: 2 },
    { tag: 'bad batch', complaints: 1 },
  ])
})

test('many complaints get a tag at once; those that have it or are gone are reported', async () => {
  const { change, complaintTags, ids } = await desk(3)
  await change({ add: ['vip'] }, ids[1])
  expect(await refusedWith(complaintTags.changeMany({ body: { ids } }))).toBe('422 Enter a tag')
  const body = { ids: [...ids, 999_999], add: ['vip'] }
  expect(await complaintTags.changeMany({ body })).toMatchObject({
    done: 2,
    skipped: [
      { id: ids[1], reason: 'Already has these tags' },
      { id: 999_999, reason: 'Complaint not found' },
    ],
  })
})
