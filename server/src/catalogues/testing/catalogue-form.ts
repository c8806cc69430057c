import { Refused } from '../../../test/api-over.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Services } from '../../platform/core/services.ts'
import { pdf } from './pdfs.ts'

const file = (content: Buffer, name = 'winter.pdf') =>
  new File([new Uint8Array(content)], name, { type: 'application/pdf' })
export const form = (content: Buffer = pdf(), catalogue_type = 'Winter') => ({ catalogue_type, file: file(content) })

export const refusedWith = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (refused: unknown) => refused,
  )
  return error instanceof Refused ? [error.status, error.body.message, error.body.errors] : undefined
}

export const keptRows = ({ db }: Services) => db.selectFrom('file').select('kind').orderBy('kind').execute()

/** How adding this content is answered, and the files that are there afterwards. */
export async function tried(content: Buffer) {
  const { as, build, services } = await testApp({ work: false })
  const refused = await refusedWith(as(await build.admin()).catalogues.add({ body: form(content) }))
  return { refused, kept: await keptRows(services) }
}
