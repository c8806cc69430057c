import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { units } from 'contract/units/endpoints'
import { newToken } from '../platform/core/token.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import { refuseTaken } from '../platform/database/refuse-taken.ts'
import { Invalid } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { findModels } from '../products/product-of-model.ts'
import type { Services } from '../platform/core/services.ts'
import { withKnownModel } from './known-model.ts'

type UnitForm = Input<typeof units.add>['body']

/** The token in a unit's code: 128 unguessable bits. */
export const unitToken = (): string => newToken(16)

export const takenSerial = (serial: string) => m.units_serial_number_already_register({ number: serial })

export const unknownModel = (number: string) => m.units_no_product_model_number({ number })

/**
 * Adds a unit of a model in the catalogue to the register. Returns its id. Throws Invalid for an unknown model, a
 * Problem 409 for an existing serial number, in any spelling.
 */
export async function addUnit({ db, clock }: Services, user: Caller, form: UnitForm) {
  const unit = withKnownModel(form, await findModels(db, [form.model_number]))
  if (!unit) throw new Invalid({ model_number: unknownModel(form.model_number) })
  const message = takenSerial(form.serial_number)
  const taken = { constraint: 'unit_serial', field: 'serial_number', code: 'serial_number_taken', message }
  return refuseTaken(taken, () =>
    db.transaction().execute(async (tx) => {
      const at = clock.now()
      const after = await tx
        .insertInto('unit')
        .values({ ...unit, token: unitToken(), created_at: at })
        .returningAll()
        .executeTakeFirstOrThrow()
      const subject = { table: 'unit', id: after.id }
      await recordAudit(tx, { actor: user, action: 'unit.add', subject, after, at })
      return after.id
    }),
  )
}
