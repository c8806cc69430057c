import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { warrantyPackages } from 'contract/warranty-packages/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { getOffers } from './offer.queries.ts'
import { getWarrantyPackage, listPackageChoices, pageOfWarrantyPackages } from './warranty-package.queries.ts'
import { addWarrantyPackage, updateWarrantyPackage } from './save-warranty-package.ts'
import { warrantyPackageDeletion } from './delete-warranty-packages.ts'
import { packageColumns } from './warranty-package.sheets.ts'

export function warrantyPackageRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, warrantyPackages, {
    list: ({ query }) => pageOfWarrantyPackages(db, query),
    export: ({ query: { format, ...filters } }) =>
      sheetOf({
        format,
        name: 'warranty-packages',
        columns: packageColumns,
        pages: pagesOf((page) => pageOfWarrantyPackages(db, { ...filters, ...page })),
      }),
    get: async ({ params }) => ({ data: await getWarrantyPackage(db, params.id) }),
    choices: async () => ({ data: await listPackageChoices(db) }),
    add: async ({ body }, { user }) => {
      const id = await addWarrantyPackage(services, user, body)
      return { message: m.warranty_packages_warranty_package_added(), data: await getWarrantyPackage(db, id) }
    },
    update: async ({ params, body }, { user }) => {
      await updateWarrantyPackage(services, user, params.id, body)
      return { message: m.warranty_packages_warranty_package_saved(), data: await getWarrantyPackage(db, params.id) }
    },
    delete: ({ params }, { user }) => warrantyPackageDeletion.one(services, user, params.id),
    deleteMany: ({ body }, { user }) => warrantyPackageDeletion.many(services, user, body.form_ids),
    offers: async ({ params }, { user, locale }) => ({
      data: await getOffers(db, files, locale, user.id, params.id),
    }),
  })
}
