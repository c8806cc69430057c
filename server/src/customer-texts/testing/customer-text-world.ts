import { testApp } from '../../../test/test-app.ts'

export async function office(options: Parameters<typeof testApp>[0] = { work: false }) {
  const world = await testApp(options)
  const admin = await world.build.admin()
  return { ...world, admin, texts: world.as(admin).customerTexts }
}
