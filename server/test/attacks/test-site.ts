import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { builtWebsite } from '../../src/website/website.ts'
import { websiteRoutes } from '../../src/website/website.routes.ts'
import { testApp, type TestApp, type TestOptions } from '../test-app.ts'
import { listening } from './raw-socket.ts'

/** Tests of pages need the built website (`npm run build`, or `npm test`). */
export const isBuilt = builtWebsite() !== undefined

export interface TestSite extends TestApp {
  /** with the website behind the API */
  site: FastifyInstance
  port: number
}

/** The application with the built website, listening. */
export async function testSite(options: TestOptions = {}): Promise<TestSite> {
  const tested = await testApp({ work: false, ...options })
  const { services } = tested
  const { publicUrl } = services.config
  const site = await buildApp(services, {
    shedAfterMs: 0,
    website: (app) => websiteRoutes(app, { website: builtWebsite(), ...services, publicUrl }),
  })
  onTestFinished(() => site.close())
  return { ...tested, site, port: await listening(site) }
}
