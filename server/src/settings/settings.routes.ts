import type { FastifyInstance } from 'fastify'
import { settings } from 'contract/settings/endpoints'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { resetSettings, saveLogo, saveSettings } from './save-settings.ts'
import { getSettings } from './settings.queries.ts'

export function settingsRoutes(app: FastifyInstance, services: Services) {
  const read = async () => ({ data: await getSettings(services.db, services.files) })
  const saved = async () => ({ message: 'Settings saved', ...(await read()) })

  implement(app, services, settings, {
    get: read,
    update: async ({ body }, { user }) => {
      await saveSettings(services, user, body)
      return saved()
    },
    reset: async ({ body }, { user }) => {
      await resetSettings(services, user, body.section)
      return saved()
    },
    saveLogo: async ({ body }, { user }) => {
      await saveLogo(services, user, body.logo)
      return saved()
    },
    removeLogo: async (_input, { user }) => {
      await saveLogo(services, user, undefined)
      return saved()
    },
  })
}
