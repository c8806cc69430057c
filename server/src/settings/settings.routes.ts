import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { settings } from 'contract/settings/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { saveSettings } from './save-settings.ts'
import { getSettings } from './settings.queries.ts'

export function settingsRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, settings, {
    get: async () => ({ data: await getSettings(db, files) }),
    update: async ({ body }, { user }) => {
      await saveSettings(services, user, body)
      return { message: m.settings_settings_saved(), data: await getSettings(db, files) }
    },
  })
}
