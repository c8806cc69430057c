import { m } from 'contract/messages'
import { asRichText } from 'contract/core/texts/plain-text'
import type { FaultReport } from 'contract/faults/endpoints'
import type { CallersComplaint } from 'contract/complaints/callers'
import type { ComplaintSource } from 'contract/complaints/words'
import { expectRoom } from '../accounts/quotas.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { complaintMadeOf } from '../enquiries/made-of-enquiry.ts'
import { insertFile } from '../platform/files/file.queries.ts'
import type { StoredFile } from '../platform/files/file-rows.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import { findSubCategory } from '../categories/category.queries.ts'
import { insertPending, type PurchaseForm } from '../registrations/insert-registration.ts'
import { refusePurchaseDate, refusePurchaseYear } from '../registrations/purchase-date.ts'
import { DUPLICATE_WINDOW_MS } from '../registrations/register-product.ts'
import { findLivingRegistration } from '../registrations/registration.queries.ts'
import type { Services } from '../platform/core/services.ts'
import { filedNews } from './complaint-news.ts'
import { findDuplicateSubmission, getComplainable } from './file-complaint.ts'
import { insertComplaint } from './insert-complaint.ts'
import { trackingLink } from './outcome/tracking-link.ts'
import { placeOfFiling } from './place-of-filing.ts'
import { typedPlace } from './zones.ts'

/** A fault as its customer reports it, or as staff write it down for a caller. */
type FaultForm = Omit<FaultReport, 'photo' | 'video'> &
  Pick<CallersComplaint, 'customer_id'> &
  Partial<Pick<CallersComplaint, 'damaged_image' | 'wished_day' | 'priority' | 'enquiry_id'>> & {
    damaged_video?: FaultReport['video']
  }

interface Filing {
  services: Services
  /** who files it: the customer, or staff */
  user: Caller
  source: ComplaintSource
  form: FaultForm
  /** what is said when the serial number belongs to another customer */
  taken: () => Error
}

/** The same with the remark as rich text. */
type Written = Filing & { form: FaultForm & { problem_description: string } }

/**
 * Files a complaint about a product as far as it is known, and sends its customer the link to follow it. A product that
 * is not registered yet is registered with it, pending until somebody has seen the bill. Returns the complaint's id; a
 * repeated submission returns the first one. Throws Invalid, NotFound, Conflict, or what `taken` makes.
 */
export async function fileFault(filing: Filing): Promise<number> {
  const { services, form } = filing
  const written = { ...filing, form: { ...form, problem_description: remarkOf(form) } }
  const productId = form.stock_id ?? (await findRegistered(services.db, filing))
  if (productId !== undefined)
    await getComplainable(services.db, { id: form.customer_id }, productId, { forCaller: true })
  try {
    return await (productId === undefined ? fileWithProduct(written) : fileAbout(written, productId))
  } catch (error) {
    if (!isUniqueViolation(error, 'complaint_open') && !isUniqueViolation(error, 'registration_serial')) throw error
    const registered = await findRegistered(services.db, filing)
    const winner = await findDuplicateSubmission(services, productId ?? registered ?? 0, written.form)
    if (winner !== undefined) return winner
    throw new Conflict(m.complaints_someone_else_filing_complaint_about_product(), 'complaint_open')
  }
}

const remarkOf = ({ problem_type, problem_description }: FaultForm): string =>
  asRichText(problem_description || problem_type)

/** The customer's own registration of a serial number, or undefined. */
async function findRegistered(db: Db, { form, taken }: Filing): Promise<number | undefined> {
  if (!form.serial_number) return undefined
  const living = await findLivingRegistration(db, form.serial_number)
  if (living && living.customer_id !== form.customer_id) throw taken()
  return living?.id
}

async function fileAbout(filing: Written, productId: number): Promise<number> {
  const { services, form } = filing
  const known = await findDuplicateSubmission(services, productId, form)
  if (known !== undefined) return known
  return services.files.storing(filesOf(form), 'private', (stored) =>
    services.db.transaction().execute((tx) => file(filing, tx, productId, stored)),
  )
}

const filesOf = ({ damaged_image, damaged_video }: FaultForm) => ({ damage: damaged_image, video: damaged_video })

interface StoredFault {
  damage?: StoredFile | undefined
  video?: StoredFile | undefined
}

/**
 * Registers the product as far as it is known and files the complaint about it, in one transaction. The
 * same form again adds nothing.
 */
const fileWithProduct = (filing: Written): Promise<number> => {
  const { services, user, source, form } = filing
  return services.files.storing({ ...filesOf(form), bill: form.bill_image_one }, 'private', (stored) =>
    services.db.transaction().execute(async (tx) => {
      const at = services.clock.now()
      const product = await newProductOf(tx, services, form)
      if (form.serial_number === undefined) {
        const known = await findSameReport(tx, form, product, at)
        if (known !== undefined) return known
      }
      if (source === 'customer') await expectRoom(tx, services, user.id, 'registrations')
      const row = await insertPending(tx, {
        customerId: form.customer_id,
        form: product,
        stored: { bill: stored.bill },
        withComplaint: true,
        at,
      })
      if (source === 'phone') {
        const subject = { table: 'registration', id: row.id }
        await recordAudit(tx, { actor: user, action: 'registration.register', subject, after: row, at })
      }
      return file(filing, tx, row.id, stored)
    }),
  )
}

/** What is known of a new product: its name, or that of its kind. */
async function newProductOf(tx: Db, { clock }: Services, form: FaultForm): Promise<PurchaseForm> {
  const { model_num = '', serial_number, purchase_date, purchase_year, sub_category_id } = form
  if (purchase_date) refusePurchaseDate(clock, purchase_date)
  refusePurchaseYear(clock, purchase_year)
  const kind = sub_category_id === undefined ? undefined : await findSubCategory(tx, sub_category_id)
  if (sub_category_id !== undefined && !kind) throw new Invalid({ sub_category_id: m.complaints_no_such_kind() })
  const model_name = form.model_name || kind?.name
  if (!model_name) throw new Invalid({ stock_id: m.complaints_choose_product() })
  const unknown = { store_name: '', store_location: '', store_number: '' }
  return { model_name, model_num, serial_number, purchase_date, purchase_year, sub_category_id, ...unknown }
}

/**
 * The complaint that the same form already created, without a serial number to know it by. The customer stays locked, so
 * that of two submissions at once the second finds the first.
 */
async function findSameReport(
  tx: Db,
  form: Written['form'],
  { model_name, model_num }: PurchaseForm,
  at: Date,
): Promise<number | undefined> {
  await tx.selectFrom('account').select('id').where('id', '=', form.customer_id).forUpdate().execute()
  const first = await tx
    .selectFrom('complaint')
    .select('id')
    .where('customer_id', '=', form.customer_id)
    .where('serial_number', 'is', null)
    .where('model_name', '=', model_name)
    .where('model_num', '=', model_num)
    .where('problem_type', '=', form.problem_type)
    .where('problem_description', '=', form.problem_description)
    .where('status', '=', 'Unassigned')
    .where('created_at', '>', new Date(at.getTime() - DUPLICATE_WINDOW_MS).toISOString())
    .orderBy('id')
    .executeTakeFirst()
  return first?.id
}

async function file({ services, user, source, form }: Written, tx: Db, productId: number, stored: StoredFault) {
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
    ...placeOfFiling(product, { ...form, ...typedPlace(form.zone ?? '', form.area ?? '') }),
    model_name,
    model_num,
    serial_number,
    purchase_date,
    problem_type: form.problem_type,
    problem_description: form.problem_description,
    damaged_image_id: stored.damage ? await insertFile(tx, stored.damage) : null,
    damaged_video_id: stored.video ? await insertFile(tx, stored.video) : null,
    source,
    priority: form.priority ?? 'normal',
    wished_day: form.wished_day ?? null,
    created_at: at,
  })
  const after = await tx.selectFrom('complaint').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (source === 'phone') {
    const subject = { table: 'complaint', id }
    await recordAudit(tx, { actor: user, action: 'complaint.file', subject, after, at })
  }
  if (form.enquiry_id !== undefined) await complaintMadeOf(tx, user, form.enquiry_id, id, at)
  await tellCustomer(tx, services, filedNews(after, trackingLink(services, after)))
  return id
}
