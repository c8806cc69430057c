import { PART_BYTES } from 'contract/uploads/words'
import { complaintForm } from '../../../../test/factories/complaint.ts'
import { buildRegistration } from '../../../../test/factories/registration.ts'
import { testApp, type TestApp, type TestOptions } from '../../../../test/test-app.ts'

/** A customer with an approved product, and helpers to send files in parts. */
export async function uploadApp(options: TestOptions = { work: false }) {
  const world = await testApp(options)
  const { as, build, services } = world
  const asha = await build.customer()
  const product = await buildRegistration(services, { customer: asha, status: 'Approved' })
  const { uploads } = as(asha)

  const begin = async (kind: 'image' | 'video' | 'pdf', bytes: number, owner = asha) =>
    (await as(owner).uploads.begin({ body: { kind, filename: 'film.mp4', bytes } })).data
  const put = async (id: string, file: Buffer, start: number, length: number, owner = asha) => {
    const body = new Blob([new Uint8Array(file.subarray(start, start + length))])
    return (await as(owner).uploads.addPart({ params: { id, offset: start }, body })).data
  }
  /** Sends a whole file in parts of this size. Returns its reference for a form. */
  const send = async (kind: 'image' | 'video' | 'pdf', file: Buffer, size = PART_BYTES, owner = asha) => {
    const { id } = await begin(kind, file.length, owner)
    for (let at = 0; at < file.length; at += size) await put(id, file, at, size, owner)
    return `upload:${id}`
  }
  /** Files a complaint; a text in place of a file refers to one sent in parts. */
  const file = async (changes: Record<string, unknown>) =>
    as(asha).complaints.register({
      params: { id: product.id },
      // The contract's callers pass files; these tests are about a text in their place.
      body: { ...(await complaintForm()), ...changes } as Awaited<ReturnType<typeof complaintForm>>,
    })
  return { ...world, asha, uploads, begin, put, send, file, parts: () => partsIn(world) }
}

async function partsIn({ services }: Pick<TestApp, 'services'>): Promise<string[]> {
  const keys = []
  for await (const { key } of services.files.parts.list()) keys.push(key)
  return keys
}
