import { testApp } from '../../../test/test-app.ts'

export async function desk() {
  const world = await testApp({ work: false })
  const admin = await world.build.admin()
  const client = world.as(admin)
  const board = async (query: NonNullable<Parameters<typeof client.complaints.board>[0]>['query'] = {}) =>
    (await client.complaints.board({ query })).data
  const set = (id: number, values: object) =>
    world.services.db.updateTable('complaint').set(values).where('id', '=', id).execute()
  return { ...world, admin, client, board, set }
}
