import { m } from 'contract/messages'
import { z } from 'zod'
import { flag, idNumber, integer, jsonList } from '../core/fields.ts'
import { MOST_LINES, MOST_PIECES } from './words.ts'

/** How many of one part. */
const pieces = integer(m.parts_pieces_expected, { min: 1, max: MOST_PIECES })

/** A part with how many of it. */
export const partLine = z.object({ part_id: idNumber(m.parts_choose_part), count: pieces })

/** The same, with whether a warranty pays for it. */
export const coveredLine = partLine.extend({ is_covered: flag().default(false) })

/** Lines of parts in a form. */
export const partLines = <L extends z.ZodType>(line: L, { min = 0, max = MOST_LINES } = {}) =>
  jsonList(line, m.parts_lines_expected, { min, max })
