import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
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
import { setBatch } from './set-batch.ts'
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
      return { message: m.units_qr_product_added(), data: await getUnit(db, addresses, id) }
    },
    setBatch: async ({ body }, { user }) => {
      const changed = await setBatch(services, user, body)
      // Those that have it already are done as well.
      return {
        message: m.units_batch_saved({ count: changed, shown: counted(changed) }),
        done: body.product_ids.length,
        skipped: [],
      }
    },
    delete: async ({ params }, { user }) => {
      const serial = await deleteUnit(services, user, params.id)
      return { message: m.units_serial_number_taken_out_register({ number: serial }) }
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
  const units = { count: serials.length, shown: counted(serials.length) }
  if (serials.length === 0) return m.units_taken_out(units)
  const names = serials
    .slice(0, 3)
    .map((serial) => `“${serial}”`)
    .join(', ')
  return serials.length > 3
    ? m.units_taken_out_more({ ...units, serials: names, m: counted(serials.length - 3) })
    : m.units_taken_out_named({ ...units, serials: names })
}
