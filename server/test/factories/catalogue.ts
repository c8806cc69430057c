import type { Services } from '../../src/platform/core/services.ts'
import { buildFile } from './file.ts'

/** An e-catalogue without a cover, its document a row without bytes: reading a real one starts a process. */
export async function buildCatalogue(services: Services, catalogue_type = 'Winter') {
  const document = await buildFile(services, { kind: 'pdf', type: 'application/pdf', width: null, height: null })
  return services.db
    .insertInto('catalogue')
    .values({ catalogue_type, catalogue_type_ne: '', file_id: document.id, created_at: services.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
}
