import { m } from 'contract/messages'
import { Conflict } from '../platform/core/problems.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'

/** Opens a complaint again. Throws Conflict with these words where another one about the same product is open. */
export async function unlessAnotherIsOpen(
  work: () => Promise<void>,
  message = m.complaints_another_complaint_about_product_open_work(),
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isUniqueViolation(error, 'complaint_open')) throw error
    throw new Conflict(message, 'complaint_open')
  }
}
