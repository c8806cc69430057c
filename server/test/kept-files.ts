import type { Services } from '../src/platform/core/services.ts'

/** The number of rows and objects; equal once all jobs are done, where no two files are equal. */
export async function keptFiles({ db, files }: Pick<Services, 'db' | 'files'>) {
  const rows = await db.selectFrom('file').select('id').execute()
  let objects = 0
  for await (const _ of files.list()) objects += 1
  return { rows: rows.length, objects }
}
