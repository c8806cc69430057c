import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { complaints } from 'contract/complaints/endpoints'
import { CARD_REQUIRED } from 'contract/complaints/words'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { insertFile } from '../platform/files/file.queries.ts'
import { Conflict, Invalid, NotFound } from '../platform/core/problems.ts'
import { cleanRichText, isBlankRichText } from '../platform/core/rich-text.ts'
import type { Caller } from '../platform/core/caller.ts'
import { DUPLICATE_WINDOW_MS } from '../registrations/register-product.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { insertComplaint } from './insert-complaint.ts'
import { findOpenComplaint } from './open-complaint.ts'
import { placeOfFiling } from './place-of-filing.ts'
import { parseServiceArea } from './zones.ts'

type ComplaintForm = Input<typeof complaints.register>['body']

const NOT_YET = {
  Pending: m.complaints_product_still_being_checked_file_complaint,
  Rejected: m.complaints_registration_product_not_accepted_so_no,
}

/**
 * Files a complaint about the caller's own approved product. Returns its id; a repeated submission returns the first
 * id.
 */
export async function fileComplaint(
  services: Services,
  user: Caller,
  productId: number,
  form: ComplaintForm,
): Promise<number> {
  const description = cleanRichText(form.problem_description)
  if (isBlankRichText(description)) throw new Invalid({ problem_description: m.complaints_remark_required() })
  const complaint = { ...form, ...parseServiceArea(form.zone, form.area), problem_description: description }
  const { warranty_image_id } = await getComplainable(services.db, user, productId)
  if (!form.warranty_image && warranty_image_id === null) throw new Invalid({ warranty_image: CARD_REQUIRED() })
  const known = await findDuplicateSubmission(services, productId, complaint)
  if (known !== undefined) return known
  try {
    return await addComplaint(services, user, productId, complaint)
  } catch (error) {
    if (!isUniqueViolation(error, 'complaint_open')) throw error
    const winner = await findDuplicateSubmission(services, productId, complaint)
    if (winner !== undefined) return winner
    throw new Conflict(m.complaints_complaint_about_product_filed_same_moment(), 'complaint_open')
  }
}

/**
 * The product a complaint may be about, and its customer; `lock` keeps staff from rejecting it meanwhile. Staff may file
 * for a caller while it is still being checked. Throws NotFound or Conflict.
 */
export async function getComplainable(
  db: Db,
  user: Pick<Caller, 'id'>,
  productId: number,
  { lock = false, forCaller = false } = {},
) {
  const product = await db
    .selectFrom('registration')
    .innerJoin('account', 'account.id', 'registration.customer_id')
    .select(['model_name', 'model_num', 'serial_number', 'purchase_date', 'status', 'warranty_image_id'])
    .select([
      'firstname',
      'lastname',
      'contact',
      'email',
      'customer_address',
      'city',
      'district',
      'local_level',
      'ward',
    ])
    .where('registration.id', '=', productId)
    .where('registration.customer_id', '=', user.id)
    .$if(lock, (query) => query.forShare('registration'))
    .executeTakeFirst()
  if (!product) throw new NotFound(m.core_product_not_found())
  const { status } = product
  if (status === 'Rejected' || (status === 'Pending' && !forCaller)) throw new Conflict(NOT_YET[status]())
  return product
}

/** The open complaint that the same form already created; throws Conflict when a different one is open. */
export async function findDuplicateSubmission(
  { db, clock }: Services,
  productId: number,
  { problem_description, problem_type = '' }: { problem_description: string; problem_type?: string | undefined },
): Promise<number | undefined> {
  const open = await findOpenComplaint(db, productId)
  if (!open) return undefined
  const isSame =
    open.status === 'Unassigned' &&
    open.problem_description === problem_description &&
    open.problem_type === problem_type &&
    clock.now().getTime() - Date.parse(open.created_at) < DUPLICATE_WINDOW_MS
  if (isSame) return open.id
  throw new Conflict(
    open.job_no
      ? m.complaints_job_still_open({ job: open.job_no })
      : m.complaints_complaint_still_open({ number: open.id }),
    'complaint_open',
  )
}

const addComplaint = ({ db, files, clock }: Services, user: Caller, productId: number, form: ComplaintForm) => {
  const { damaged_image: damage, damaged_Video: video, warranty_image: warranty } = form
  return files.storing({ damage, video, warranty }, 'private', (stored) =>
    db.transaction().execute(async (tx) => {
      const product = await getComplainable(tx, user, productId, { lock: true })
      return insertComplaint(tx, {
        registration_id: productId,
        customer_id: user.id,
        customer_name: form.customerName || `${product.firstname} ${product.lastname}`,
        customer_contact: form.customerContact ?? product.contact,
        customer_address: form.customerAddress || product.customer_address || `${product.city}, ${product.district}`,
        email: form.email ?? product.email,
        ...placeOfFiling(product, form),
        model_name: product.model_name,
        model_num: product.model_num,
        serial_number: product.serial_number,
        purchase_date: product.purchase_date,
        problem_type: form.problem_type ?? '',
        problem_description: form.problem_description,
        damaged_image_id: await insertFile(tx, stored.damage),
        damaged_video_id: await insertFile(tx, stored.video),
        warranty_image_id: stored.warranty ? await insertFile(tx, stored.warranty) : null,
        created_at: clock.now(),
      })
    }),
  )
}
