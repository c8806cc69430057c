import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { filled, flag, idNumber, integer, many, optionalText, paged, paging, timestamp } from '../core/fields.ts'
import { partLine, partLines } from './lines.ts'
import { LONGEST_NOTE, MOST_PIECES, MOVE_KINDS, PART_PLACE } from './words.ts'

/** Where parts are: `office` (the head office), `centre-5` (its shelf) or `bag-9` (that of an engineer). What is on its way to a centre is at `transit-5`, where nobody enters anything by hand. */
export const place = z
  .string({ error: m.parts_choose_place })
  .regex(PART_PLACE, { error: m.parts_choose_place })
  .meta({ example: 'centre-5' })

const partPlace = z.object({
  place: z.string(),
  /** of the centre, or of the engineer; empty: the head office */
  name: z.string(),
  /** of an engineer's centre; empty for other places */
  centre_name: z.string(),
})
/** Where parts can be. */
export type PartPlace = z.output<typeof partPlace>

const stockLine = partPlace.extend({
  part_id: z.int(),
  number: z.string(),
  part_name: z.string(),
  /** in Nepali; empty if there is none */
  part_name_ne: z.string(),
  /** of one, in rupees */
  price: z.int(),
  is_defective: z.boolean(),
  count: z.int(),
})
/** How many of a part are at a place. */
export type StockLine = z.output<typeof stockLine>

const entry = z.object({
  id: z.int(),
  kind: z.enum(MOVE_KINDS),
  at: timestamp,
  by_name: z.string(),
  note: z.string(),
  /** the complaint for which it was; null: for none, or it was deleted */
  complaint_id: z.int().nullable(),
  part_id: z.int(),
  number: z.string(),
  part_name: z.string(),
  place: z.string(),
  /** as it was called then; empty: the head office */
  place_name: z.string(),
  is_defective: z.boolean(),
  change: z.int(),
  /** how many were there afterwards */
  left_over: z.int(),
})
/** A line of the ledger. */
export type PartEntry = z.output<typeof entry>

/** What is said about an act. */
export const note = optionalText(m.labels_a_note, LONGEST_NOTE)
/** Made by the sender: an act that is sent again counts once. */
export const key = z.uuid().optional()

const lines = partLines(partLine, { min: 1 })

/** Parts that come from a supplier. */
export const receiptForm = z.object({ place, lines, note, key })

/** Parts that go from one place to another. */
export const transferForm = z.object({
  from: place,
  to: place,
  is_defective: flag().default(false),
  lines,
  note,
  key,
})

/** Parts that leave for good: thrown away, or sent back to the supplier. */
export const writeOffForm = z.object({
  place,
  is_defective: flag().default(true),
  lines,
  note: filled(m.parts_say_why, m.labels_a_note, LONGEST_NOTE),
  key,
})

/** What was counted on a shelf or in a bag. */
export const countForm = z.object({
  place,
  is_defective: flag().default(false),
  lines: partLines(
    partLine.extend({
      count: integer(m.parts_counted_expected, { min: 0, max: MOST_PIECES }),
      /** how many there were when counting began */
      seen: integer(m.parts_counted_expected, { min: 0 }),
    }),
    { min: 1 },
  ),
  note,
  key,
})

const entered = z.object({ message: z.string(), data: z.object({ entries: z.int() }) })

/** Where parts are, and the ledger of what came and went. A caller of a service centre sees its shelf and the bags of its engineers. */
export const partStock = define({
  places: {
    method: 'GET',
    path: '/partstock/places',
    access: 'parts.read',
    centre: 'handler',
    summary: 'Where parts can be: the head office, service centres, and the bags of engineers',
    response: many(partPlace),
  },
  list: {
    method: 'GET',
    path: '/partstock',
    access: 'parts.read',
    centre: 'handler',
    summary: 'How many of each part are where, without places that have none',
    query: z.object({
      part_id: idNumber().optional(),
      place: place.optional(),
      is_defective: flag().optional(),
      ...paging(100),
    }),
    response: paged(stockLine),
  },
  entries: {
    method: 'GET',
    path: '/partstock/entries',
    access: 'parts.read',
    centre: 'handler',
    summary: 'The ledger, the newest entry first',
    query: z.object({
      part_id: idNumber().optional(),
      place: place.optional(),
      kind: z.enum(MOVE_KINDS).optional(),
      ...paging(25),
    }),
    response: paged(entry),
  },
  receive: {
    method: 'POST',
    path: '/partstock/receipts',
    access: 'parts.move',
    centre: 'handler',
    summary: 'Enter parts that came from a supplier',
    body: receiptForm,
    response: entered,
  },
  transfer: {
    method: 'POST',
    path: '/partstock/transfers',
    access: 'parts.move',
    centre: 'handler',
    summary: 'Enter parts that went from one place to another',
    body: transferForm,
    response: entered,
  },
  writeOff: {
    method: 'POST',
    path: '/partstock/writeoffs',
    access: 'parts.move',
    centre: 'handler',
    summary: 'Enter parts that were thrown away or sent back to the supplier',
    body: writeOffForm,
    response: entered,
  },
  count: {
    method: 'POST',
    path: '/partstock/counts',
    access: 'parts.move',
    centre: 'handler',
    summary: 'Enter what was counted at a place; refused where it changed since counting began',
    body: countForm,
    response: entered,
  },
})
