import { m } from 'contract/messages'
import { z } from 'zod'
import { digitsOfCode, optionalText, unlessBlank } from '../core/fields.ts'
import { LONGEST_NO_CODE_REASON, VISIT_CODE_DIGITS } from './confirmations.ts'

const visitCode = z.preprocess(
  digitsOfCode,
  z
    .string({ error: m.visits_code_expected })
    .regex(new RegExp(`^\\d{${VISIT_CODE_DIGITS}}$`), { error: m.visits_code_expected })
    .meta({ example: '4821' }),
) as unknown as z.ZodType<string, string>

/** How a report says that its customer confirmed the work, whoever sends it. */
export const confirmingFields = {
  /** what the customer tells when the work is done; a completion needs it, or why it has none */
  code: unlessBlank(visitCode),
  no_code_reason: optionalText(m.labels_a_reason, LONGEST_NO_CODE_REASON),
}
