import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { defineRestoration } from '../platform/deletions/define-restoration.ts'

/** Deletes canned answers; messages that used them stay. */
export const answerDeletion = defineDeletion('canned_answer', { noun: ['canned answer', 'canned answers'] })

export const restoreAnswer = defineRestoration('canned_answer', { taken: 'There is such a canned answer again' })
