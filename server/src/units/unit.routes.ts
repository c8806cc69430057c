import type { FastifyInstance } from 'fastify'
import { EXPECTED_BYTES } from 'contract/core/endpoint'
import { units } from 'contract/units/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { codeArchive } from './code-archive.ts'
import { codePicture } from './code-picture.ts'
import { LABELS_PER_PAGE } from './label-grid.ts'
import { printLabels } from './print-labels.ts'
import { getScannedUnit } from './get-scanned-unit.ts'
import { unitAddresses } from './unit-address.ts'
import { importUnits } from './import-units.ts'
import { batchesOfUnits, countFound, getUnit, getUnitByToken, pageOfUnits, unitsBySerial } from './unit.queries.ts'
import { addUnit } from './add-unit.ts'
import { deleteUnit, deleteUnits } from './delete-units.ts'
import { unitColumns, unitTemplate } from './unit.sheets.ts'

/** 20 sheets: enough to estimate the total length. */
const LABELS_PER_BATCH = 20 * LABELS_PER_PAGE

export function unitRoutes(app: FastifyInstance, services: Services) {
  const { db, config } = services
  const addresses = unitAddresses(config)

  implement(app, services, units, {
    list: ({ query }) => pageOfUnits(db, addresses, query),
    add: async ({ body }, { user }) => {
      const id = await addUnit(services, user, body)
      return { message: 'QR product added', data: await getUnit(db, addresses, id) }
    },
    delete: async ({ params }, { user }) => {
      const serial = await deleteUnit(services, user, params.id)
      return { message: `Serial number “${serial}” was taken out of the register` }
    },
    deleteMany: async ({ body }, { user }) => {
      const serials = await deleteUnits(services, user, body.product_ids)
      return { message: goneMessage(serials), deleted: serials.length }
    },

    import: ({ body }, { user }) => importUnits(services, user, body),
    importTemplate: () => unitTemplate(),
    export: ({ query: { format, ...filter } }) =>
      sheetOf({
        format,
        name: 'qr-products',
        columns: unitColumns,
        pages: filter.sort
          ? pagesOf((page) => pageOfUnits(db, addresses, { ...filter, ...page }))
          : batchesOfUnits(db, addresses, filter),
      }),

    exportCodes: async ({ query }) => {
      await countFound(db, query)
      return { content: codeArchive(batchesOfUnits(db, addresses, query)) }
    },
    exportSelectedCodes: async ({ query }) => {
      await countFound(db, query)
      return { content: codeArchive(batchesOfUnits(db, addresses, query)) }
    },
    labels: async ({ query }, { reply }) => {
      const found = await countFound(db, query)
      const { content, expectedBytes } = await printLabels(found, unitsBySerial(db, addresses, query, LABELS_PER_BATCH))
      reply.header(EXPECTED_BYTES, expectedBytes)
      return { content }
    },

    code: async ({ params }, { reply }) => {
      const { token } = await getUnitByToken(db, params.token)
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return { content: await codePicture(addresses.codeOf(token)), inline: true }
    },
    scanned: async ({ params }, { locale }) => ({ data: await getScannedUnit(services, locale, params.token) }),
  })
}

function goneMessage(serials: readonly string[]): string {
  const named = serials.slice(0, 3).map((serial) => `“${serial}”`)
  const more = serials.length - named.length
  const names = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
  return `${serials.length} ${serials.length === 1 ? 'unit' : 'units'} taken out of the register${names && `: ${names}`}`
}
