import { z } from 'zod'
import { timestamp } from '../core/fields.ts'

/** A number of a customer beside the first. */
export const otherNumber = z.object({
  contact: z.string(),
  /** its owner proved it with a code, so it signs in */
  proven: z.boolean(),
})

/** A merge that can be undone still. */
export const recentMerge = z.object({
  id: z.int(),
  /** of the merged account */
  name: z.string(),
  contact: z.string(),
  by_name: z.string(),
  merged_at: timestamp,
  undo_until: timestamp,
})
export type RecentMerge = z.output<typeof recentMerge>

/** One of two customers that may be the same person, with what would move if theirs were the merged account. */
const mergeSide = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  contact: z.string(),
  numbers: z.array(z.string()),
  email: z.string(),
  district: z.string(),
  city: z.string(),
  customerAddress: z.string(),
  /** whether its owner uses it, with a password of their own */
  claimed: z.boolean(),
  created_at: timestamp,
  reward_points: z.int(),
  products: z.int(),
  complaints: z.int(),
  quotations: z.int(),
  personalisations: z.int(),
  extensions: z.int(),
  reviews: z.int(),
  notes: z.int(),
  notices: z.int(),
  sessions: z.int(),
})
export type MergeSide = z.output<typeof mergeSide>

/** Both sides, and how many products both reviewed: of those the merged account's review goes. */
export const mergePreview = z.object({ sides: z.tuple([mergeSide, mergeSide]), reviewed_twice: z.int() })
export type MergePreview = z.output<typeof mergePreview>
