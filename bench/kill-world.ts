// What the kill benchmark writes: registrations, decisions and complaints, through the services of the product.
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from 'contract/core/endpoint'
import { pino } from 'pino'
import { insertAccount } from '../server/src/accounts/account.queries.ts'
import { fileComplaint } from '../server/src/complaints/file-complaint.ts'
import { requestDispatch } from '../server/src/complaints/dispatch/request-dispatch.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { mp4, picture } from '../server/src/platform/files/testing/samples.ts'
import type { Caller } from '../server/src/platform/core/caller.ts'
import { discardUploads } from '../server/src/platform/http/uploads.ts'
import { decideRegistration } from '../server/src/registrations/decision/decide-registration.ts'
import { registerProduct } from '../server/src/registrations/register-product.ts'
import type { Services } from '../server/src/platform/core/services.ts'
import { openServices } from '../server/src/open-services.ts'

/** What one approval awards. */
export const POINTS = 120
/** Begins every model name, so that a search index can be asked for all of them. */
export const MODEL = 'Kettle'

/** An acknowledged change, with the id of its row. */
export type Promised = 'registered' | 'approved' | 'rejected' | 'filed' | 'dispatched'

export interface World {
  services: Services
  staff: Caller
  customers: Caller[]
}

/** The services of the product on a directory, or on a directory for files and a server for rows. */
export const openWorld = (dataDir: string, databaseUrl?: string): Promise<Services> =>
  openWorldOf({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })

/** The same, as the variables of an installation say. */
export async function openWorldOf(env: Record<string, string | undefined>): Promise<Services> {
  const config = readConfig({ LOG_LEVEL: 'error', ...env, DEMO: '0' })
  return openServices({ config, log: pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true })) })
}

/** Makes the people and the one product, unless they are there. */
export async function prepareWorld(services: Services): Promise<World> {
  const product = await services.db.selectFrom('product').select('id').executeTakeFirst()
  if (!product) await services.db.transaction().execute(insertWorld)
  const accounts = await services.db.selectFrom('account').select(['id', 'role']).orderBy('id').execute()
  const callers = accounts.map(({ id, role }) => ({ id, role, sessionId: '', requestId: 'bench' }))
  const staff = callers.find(({ role }) => role === 'admin')
  if (!staff) throw new Error('There is a product and no staff')
  return { services, staff, customers: callers.filter(({ role }) => role === 'customer') }
}

const CUSTOMERS = 5

async function insertWorld(tx: Services['db']): Promise<void> {
  for (let number = 0; number <= CUSTOMERS; number++) {
    await insertAccount(tx, {
      role: number === 0 ? 'admin' : 'customer',
      contact: String(9_841_000_000 + number),
      firstname: 'Asha',
      lastname: `Gurung ${number}`,
      email: 'asha@example.com',
      district: 'Kaski',
      city: 'Pokhara',
      customer_address: 'Lakeside 6',
      gender: 'female',
      dob: '1990-04-14',
      password_hash: 'nobody signs in here',
    })
  }
  const category = await tx.insertInto('category').values({ name: 'Kitchen' }).returning('id').executeTakeFirstOrThrow()
  const group = await tx
    .insertInto('sub_category')
    .values({ name: 'Kettles', category_id: category.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('product')
    .values({
      category_id: category.id,
      sub_category_id: group.id,
      name: MODEL,
      model_name: MODEL,
      model_num: 'BK-1',
      price: 2500,
      reward_points: POINTS,
    })
    .execute()
}

/** What became of one bought product from its registration to the service desk; each step is told when it is promised. */
export async function liveOnce(world: World, tell: (what: Promised, id: number) => void): Promise<void> {
  const { services, staff } = world
  const customer = world.customers[Math.floor(Math.random() * world.customers.length)]!
  const serial = randomUUID()
  const registration = await withUploads(services, async (image) =>
    registerProduct(services, customer, {
      store_name: 'Himal Electronics',
      store_location: 'New Road, Pokhara',
      store_number: '061-520000',
      // Every message about it can be told from the others.
      model_name: `${MODEL} ${serial.slice(0, 8)}`,
      model_num: 'BK-1',
      serial_number: serial,
      purchase_date: '2026-01-31',
      product_image: await image('product_image'),
      bill_image_one: await image('bill_image_one'),
      warranty_image: await image('warranty_image'),
    }),
  )
  tell('registered', registration)
  const chance = Math.random()
  if (chance < 0.1) return
  const status = chance < 0.2 ? 'Rejected' : 'Approved'
  await decideRegistration(services, staff, registration, { status, reason: `Bill of ${serial}` })
  tell(status === 'Rejected' ? 'rejected' : 'approved', registration)
  if (chance < 0.5) return
  const complaint = await withUploads(services, async (image, film) =>
    fileComplaint(services, customer, registration, {
      problem_type: 'Motor',
      problem_description: 'It hums and does not turn',
      damaged_image: await image('damaged_image'),
      damaged_Video: await film('damaged_Video'),
      warranty_image: await image('warranty_image'),
    }),
  )
  tell('filed', complaint)
  if (chance < 0.75) return
  await requestDispatch(services, staff, { complaint_id: complaint })
  tell('dispatched', complaint)
}

const photograph = picture(48, 36, 'jpeg')
const film = mp4()

type Stage = (field: string) => Promise<Upload>

/** Stages files as a request does, and clears them away afterwards. */
async function withUploads<T>({ files }: Services, work: (image: Stage, film: Stage) => Promise<T>): Promise<T> {
  const uploads: Record<string, Upload[]> = {}
  const stage = async (field: string, kind: 'image' | 'video', type: string, content: Buffer): Promise<Upload> => {
    const path = join(files.stagingDir, randomUUID())
    await writeFile(path, content, { flag: 'wx', mode: 0o600 })
    const upload: Upload = { field, path, filename: field, kind, type, bytes: content.length, by: 'bench' }
    uploads[field] = [upload]
    return upload
  }
  try {
    return await work(
      async (field) => stage(field, 'image', 'image/jpeg', await photograph),
      (field) => stage(field, 'video', 'video/mp4', film),
    )
  } finally {
    await discardUploads(uploads)
  }
}
