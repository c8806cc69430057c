import { asRichText } from 'contract/core/texts/plain-text'
import type { CallersComplaint } from 'contract/complaints/callers'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { today } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { complaintMadeOf } from '../enquiries/made-of-enquiry.ts'
import { insertFile } from '../platform/files/file.queries.ts'
import type { StoredFile } from '../platform/files/file-rows.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import { insertRegistration } from '../registrations/insert-registration.ts'
import { refusePurchaseDate } from '../registrations/purchase-date.ts'
import { findLivingRegistration } from '../registrations/registration.queries.ts'
import type { Services } from '../platform/core/services.ts'
import { filedNews } from './complaint-news.ts'
import { findDuplicateSubmission, getComplainable } from './file-complaint.ts'
import { insertComplaint } from './insert-complaint.ts'
import { trackingLink } from './outcome/tracking-link.ts'
import { typedPlace } from './zones.ts'

/**
 * Files a complaint for a caller and sends them the link to follow it. A product that is not registered yet is registered
 * with it, pending until somebody has seen the bill. Returns the complaint's id; a repeated submission returns the first
 * one. Throws Invalid, NotFound, or Conflict.
 */
export async function fileForCaller(services: Services, user: Caller, form: CallersComplaint): Promise<number> {
  refusePastWish(services, form.wished_day)
  const productId = form.stock_id ?? (await findRegistered(services.db, form))
  if (productId !== undefined)
    await getComplainable(services.db, { id: form.customer_id }, productId, { forCaller: true })
  const filing = { services, user, form: { ...form, problem_description: remarkOf(form) } }
  try {
    return await (productId === undefined ? fileWithProduct(filing) : fileAbout(filing, productId))
  } catch (error) {
    if (!isUniqueViolation(error, 'complaint_open') && !isUniqueViolation(error, 'registration_serial')) throw error
    const taken = await findRegistered(services.db, form)
    const winner = await findDuplicateSubmission(services, productId ?? taken ?? 0, filing.form)
    if (winner !== undefined) return winner
    throw new Conflict('Someone else is filing a complaint about this product; try again', 'complaint_open')
  }
}

/** One filing: the form with its remark as rich text. */
interface Filing {
  services: Services
  user: Caller
  form: CallersComplaint & { problem_description: string }
}

const remarkOf = ({ problem_type, problem_description }: CallersComplaint): string =>
  asRichText(problem_description || problem_type)

function refusePastWish({ clock }: Services, day: string | undefined): void {
  if (day && day < today(clock)) throw new Invalid({ wished_day: 'This day is over' })
}

/** The caller's own registration of a serial number, or undefined. Throws Conflict when it is someone else's. */
async function findRegistered(db: Db, form: CallersComplaint): Promise<number | undefined> {
  if (!form.serial_number) return undefined
  const living = await findLivingRegistration(db, form.serial_number)
  if (living && living.customer_id !== form.customer_id)
    throw new Conflict('This serial number is registered to another customer', 'serial_number_taken')
  return living?.id
}

async function fileAbout({ services, user, form }: Filing, productId: number): Promise<number> {
  const known = await findDuplicateSubmission(services, productId, form)
  if (known !== undefined) return known
  return services.files.storing({ damage: form.damaged_image }, 'private', ({ damage }) =>
    services.db.transaction().execute((tx) => file({ services, user, form }, tx, productId, damage)),
  )
}

async function fileWithProduct({ services, user, form }: Filing): Promise<number> {
  const product = newProductOf(services, form)
  let complaint = 0
  await services.files.storing({ damage: form.damaged_image }, 'private', ({ damage }) =>
    insertRegistration(services, form.customer_id, product, {
      after: async (tx, row) => {
        const at = services.clock.now()
        const subject = { table: 'registration', id: row.id }
        await recordAudit(tx, { actor: user, action: 'registration.register', subject, after: row, at })
        complaint = await file({ services, user, form }, tx, row.id, damage)
      },
    }),
  )
  return complaint
}

/** The fields of the form that a registration needs. */
function newProductOf({ clock }: Services, form: CallersComplaint) {
  const { model_name, model_num, serial_number, purchase_date } = form
  if (!model_name || !model_num || !serial_number || !purchase_date)
    throw new Invalid({ stock_id: 'Choose the product' })
  refusePurchaseDate(clock, purchase_date)
  const unknown = { store_name: '', store_location: '', store_number: '' }
  return { model_name, model_num, serial_number, purchase_date, ...unknown }
}

async function file(
  { services, user, form }: Filing,
  tx: Db,
  productId: number,
  damage: StoredFile | undefined,
): Promise<number> {
  const at = services.clock.now()
  const product = await getComplainable(tx, { id: form.customer_id }, productId, { forCaller: true, lock: true })
  const { model_name, model_num, serial_number, purchase_date } = product
  const id = await insertComplaint(tx, {
    registration_id: productId,
    customer_id: form.customer_id,
    customer_name: form.customerName || `${product.firstname} ${product.lastname}`,
    customer_contact: form.customerContact ?? product.contact,
    customer_address:
      form.customerAddress || [product.customer_address, product.city, product.district].filter(Boolean).join(', '),
    email: product.email,
    ...typedPlace(form.zone ?? '', form.area ?? ''),
    model_name,
    model_num,
    serial_number,
    purchase_date,
    problem_type: form.problem_type,
    problem_description: form.problem_description,
    damaged_image_id: damage ? await insertFile(tx, damage) : null,
    source: 'phone',
    priority: form.priority ?? 'normal',
    wished_day: form.wished_day ?? null,
    created_at: at,
  })
  const after = await tx.selectFrom('complaint').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await recordAudit(tx, { actor: user, action: 'complaint.file', subject: { table: 'complaint', id }, after, at })
  if (form.enquiry_id !== undefined) await complaintMadeOf(tx, user, form.enquiry_id, id, at)
  await tellCustomer(tx, services, filedNews(after, trackingLink(services, after)))
  return id
}
