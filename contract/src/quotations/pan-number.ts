import { m } from 'contract/messages'
import { z } from 'zod'
import { plainSpelling } from '../core/texts/canonical.ts'

/** A taxpayer's number (PAN) in Nepal, nine digits; may be empty. */
export const panNumber = z
  .string()
  .overwrite(plainSpelling)
  .overwrite((number) => number.replaceAll(/[\s-]/g, ''))
  .regex(/^(\d{9})?$/, { error: m.core_pan_needs_9_digits })
