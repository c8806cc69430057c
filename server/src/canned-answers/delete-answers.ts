import { m } from 'contract/messages'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { defineRestoration } from '../platform/deletions/define-restoration.ts'

/** Deletes canned answers; messages that used them stay. */
export const answerDeletion = defineDeletion('canned_answer', { noun: m.things_canned_answer })

export const restoreAnswer = defineRestoration('canned_answer', { taken: m.canned_answers_canned_answer_again })
