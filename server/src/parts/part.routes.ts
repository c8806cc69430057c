import { m } from 'contract/messages'
import { parts } from 'contract/parts/endpoints'
import { partStock } from 'contract/parts/stock'
import type { FastifyInstance } from 'fastify'
import { reachOf } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { implement } from '../platform/http/implement.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { partDeletion } from './delete-part.ts'
import { importParts } from './import-parts.ts'
import { countParts, receiveParts, transferParts, writeOffParts } from './move-parts.ts'
import { getPart, pageOfParts } from './part.queries.ts'
import { partColumns, partTemplate } from './part.sheets.ts'
import { listPlaces } from './places.queries.ts'
import { addPart, updatePart } from './save-part.ts'
import { pageOfEntries, pageOfStock } from './stock.queries.ts'

export function partRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const entered = (entries: number) => ({ message: m.parts_entered(), data: { entries } })

  implement(app, services, parts, {
    list: ({ query }, { user }) => pageOfParts(db, { ...query, reach: reachOf(user) }),
    export: ({ query: { format, ...filters } }, { user }) =>
      sheetOf({
        format,
        name: 'parts',
        columns: partColumns,
        pages: pagesOf((page) => pageOfParts(db, { ...filters, ...page, reach: reachOf(user) })),
      }),
    importTemplate: () => partTemplate(),
    import: ({ body }, { user }) => importParts(services, user, body),
    get: async ({ params }, { user }) => ({ data: await getPart(db, params.id, reachOf(user)) }),
    add: async ({ body }, { user }) => {
      const id = await addPart(services, user, body)
      return { message: m.parts_added({ what: body.name }), data: await getPart(db, id) }
    },
    update: async ({ params, body }, { user }) => {
      await updatePart(services, user, params.id, body)
      const data = await getPart(db, params.id)
      return { message: m.parts_saved({ what: data.name }), data }
    },
    delete: ({ params }, { user }) => partDeletion.one(services, user, params.id),
  })

  implement(app, services, partStock, {
    places: async (_, { user }) => ({ data: await listPlaces(db, reachOf(user)) }),
    list: ({ query }, { user }) => pageOfStock(db, { ...query, reach: reachOf(user) }),
    entries: ({ query }, { user }) => pageOfEntries(db, { ...query, reach: reachOf(user) }),
    receive: async ({ body }, { user }) => entered(await receiveParts(services, user, body)),
    transfer: async ({ body }, { user }) => entered(await transferParts(services, user, body)),
    writeOff: async ({ body }, { user }) => entered(await writeOffParts(services, user, body)),
    count: async ({ body }, { user }) => {
      const entries = await countParts(services, user, body)
      return entries > 0 ? entered(entries) : { message: m.parts_nothing_differs(), data: { entries } }
    },
  })
}
