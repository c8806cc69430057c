import type { DemoECatalogue } from '../../../demo/e-catalogues.ts'
import { makeCover } from '../catalogues/catalogue.jobs.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { daysAgo } from './days-ago.ts'
import { insertDemoFiles, type DemoFiles } from './demo-files.ts'

/** Their documents, named by the demo's files: the folder of their pictures. */
export const cataloguePdfs = (catalogues: readonly DemoECatalogue[]): string[] =>
  catalogues.map(({ file }) => `../catalogues/${file}`)

/** Adds the e-catalogues; their first pages become their covers. */
export async function insertECatalogues(
  { jobs, clock }: Services,
  tx: Db,
  catalogues: readonly DemoECatalogue[],
  files: DemoFiles,
): Promise<void> {
  const fileIds = await insertDemoFiles(
    tx,
    cataloguePdfs(catalogues).map((name) => files(name, 'public')),
  )
  const rows = await tx
    .insertInto('catalogue')
    .values(
      catalogues.map(({ title, title_ne }, at) => ({
        catalogue_type: title,
        catalogue_type_ne: title_ne,
        file_id: fileIds[at]!,
        created_at: daysAgo(clock, 20 + catalogues.length - at),
      })),
    )
    .returning('id')
    .execute()
  for (const { id } of rows) await jobs.enqueue(tx, makeCover, { catalogue: id })
}
