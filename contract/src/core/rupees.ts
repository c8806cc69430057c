import { m } from 'contract/messages'
import { z } from 'zod'
import { integer, taking } from './fields.ts'
import { plainRupees } from './texts/plain-rupees.ts'
import type { Wording } from './wording.ts'

/** Rupees as people write them: `1,25,000`, `Rs. 450`; `missing` is said where nothing is given. */
export const rupees = (missing: Wording) =>
  taking<string | number>()(
    z
      .preprocess(
        (value) => (typeof value === 'string' ? plainRupees(value) : value),
        integer(m.core_whole_amount_rupees_expected, { min: 0, missing }),
      )
      .meta({ type: 'integer', minimum: 0, example: 450 }),
  )
