import type { Db } from '../platform/core/db.ts'

/** The newest step of a complaint; its status is the complaint's. */
export const lastStep = (tx: Db, complaintId: number) =>
  tx
    .selectFrom('complaint_event')
    .select(['id', 'status', 'description', 'at', 'automatic'])
    .where('complaint_id', '=', complaintId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** A time not before a step, whatever clocks elsewhere say. */
export const notBefore = (at: Date, step: { at: string } | undefined): Date =>
  new Date(Math.max(at.getTime(), step ? Date.parse(step.at) : 0))
