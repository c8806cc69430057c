import { mentionedIn } from 'contract/complaints/mentioned-in'
import { complaintPath } from 'contract/core/office-paths'
import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'

async function desk() {
  const world = await testApp({ work: false })
  const complaint = await buildComplaint(world.services, { model_name: 'Hawa 400' })
  const sita = await world.build.admin({ firstname: 'Sita', lastname: 'Rai' })
  const deepa = await world.build.admin({ firstname: 'Deepa', lastname: 'Shrestha', role: 'call_centre' })
  const params = { id: complaint.id }
  const told = async (...reader: Parameters<typeof world.as>) =>
    (await world.as(...reader).notices.list({ query: {} })).data
  const write = (text: string, kind: 'staff' | 'internal' = 'internal', key?: string) =>
    world.as(sita).complaints.write({ params, body: { text, kind, ...(key && { key }) } })
  return { ...world, ...complaint, sita, deepa, params, told, write }
}

test('a name counts whole, after an @, and not within an address or a longer name', () => {
  const people = [{ name: 'Ram Thapa' }, { name: 'Ram Thapaliya' }, { name: 'Sita (Kaski) Rai' }]
  const names = (text: string) => mentionedIn(text, people).map(({ name }) => name)
  expect(names('@Ram Thapa, please call')).toEqual(['Ram Thapa'])
  expect(names('@ram thapaliya please')).toEqual(['Ram Thapaliya'])
  expect(names('@Ram Thapaलाई सोध्नुहोस्')).toEqual(['Ram Thapa'])
  expect(names('x@Ram Thapa and Ram Thapa')).toEqual([])
  expect(names('(@Sita (Kaski) Rai)')).toEqual(['Sita (Kaski) Rai'])
  expect(mentionedIn('@चांदनी राईलाई सोध्नुहोस्', [{ name: 'चाँदनी राई' }])).toHaveLength(1)
})

test('a person mentioned in an internal note is notified once, with a link to the complaint', async () => {
  const { write, told, deepa, sita, id, as, params } = await desk()
  const note = '@Deepa Shrestha can you call? @Deepa Shrestha knows the house. @Sita Rai'
  await write(note, 'internal', 'key-1')
  // The same note sent again is the same note.
  await write(note, 'internal', 'key-1')
  expect(await told(deepa)).toMatchObject([
    {
      kind: 'mention',
      title: 'Sita Rai mentioned you',
      text: `Complaint ${id}, Hawa 400: “${note}”`,
      address: complaintPath(id),
      read_at: null,
    },
  ])
  expect(await told(sita)).toEqual([])
  const { data } = await as(deepa).complaints.timeline({ params })
  expect(data.at(-1)).toMatchObject({ kind: 'internal', text: note, mentions: ['Deepa Shrestha', 'Sita Rai'] })
  expect((await as(deepa).accounts.profile()).data.unread_notices).toBe(1)
})

test('a message to the customer mentions nobody, and customers and other departments are not notified', async () => {
  const { write, told, deepa, build, as, sita } = await desk()
  const maya = await build.admin({ firstname: 'Maya', lastname: 'Gurung', role: 'product_incharge' })
  await write('@Deepa Shrestha comes tomorrow', 'staff')
  await write('@Maya Gurung, is this a fault of the batch?')
  expect(await told(deepa)).toEqual([])
  expect(await told(maya)).toEqual([])
  const { data } = await as(sita).mentions.colleagues()
  expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([deepa.id, sita.id]))
  expect(data.map(({ id }) => id)).not.toContain(maya.id)
})

test('a notice is in the language of the page', async () => {
  const { write, told, deepa } = await desk()
  await write('@Deepa Shresthaलाई')
  expect((await told(deepa, 'ne'))[0]?.title).toBe('Sita Rai ले तपाईंलाई उल्लेख गर्नुभयो')
})

test('the owner is notified of the assignment, unless self-assigned, and of the customer’s messages', async () => {
  const { as, sita, deepa, params, told, customer } = await desk()
  const assign = (owner_id: number) => as(sita).assignments.assign({ params, body: { owner_id } })
  await assign(sita.id)
  expect(await told(sita)).toEqual([])
  await assign(deepa.id)
  await as(customer).complaints.writeMine({ params, body: { text: 'When do you come?' } })
  expect((await told(deepa)).map(({ kind, title }) => [kind, title])).toEqual([
    ['answer', expect.stringMatching(/wrote$/)],
    ['assigned', 'Sita Rai made you the owner of a complaint'],
  ])
  expect(await told(sita)).toEqual([])
})

test('only its owner can mark a notice unread', async () => {
  const { write, told, deepa, sita, as } = await desk()
  await write('@Deepa Shrestha')
  const [notice] = await told(deepa)
  const params = { id: notice!.id }
  const { notices } = as(deepa)
  expect((await notices.read({ params })).unread).toBe(0)
  expect((await notices.unread({ params })).unread).toBe(1)
  expect((await notices.unread({ params })).unread).toBe(1)
  expect(await refusedWith(as(sita).notices.unread({ params }))).toBe('404 Notice not found')
})
