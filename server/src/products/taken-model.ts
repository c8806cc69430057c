import { m } from 'contract/messages'
import { canonicalCode } from 'contract/core/texts/canonical'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { Problem } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import { findModels } from './product-of-model.ts'

/** The error for a model number that another product has. */
export const takenModel = (modelNum: string, name: string) =>
  m.products_already_model_number({ number: modelNum, name })

/**
 * Writes a product. Throws a Problem 409 on the model-number field that names the product which has it, in any
 * spelling.
 */
export async function writingModel<T>(db: Db, modelNum: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error, 'product_model_key')) throw error
    const holder = (await findModels(db, [modelNum])).get(canonicalCode(modelNum))
    const message = takenModel(modelNum, holder?.name ?? 'another product')
    throw new Problem(409, 'model_number_taken', message, { errors: { model_num: message } })
  }
}
