import { ANSWER_KINDS, type AnswerKind } from 'contract/canned-answers/words'
import { m } from '#messages'

const LABEL: Record<AnswerKind, () => string> = {
  reply: m.answers_kind_reply,
  note: m.answers_kind_note,
  rejection: m.answers_kind_rejection,
  cancellation: m.answers_kind_cancellation,
}

/** The use of a canned answer. */
export const kindLabel = (kind: AnswerKind): string => LABEL[kind]()

/** The choices of the filter, in words. */
export const KIND_OPTIONS = ANSWER_KINDS.map((value) => ({ value, text: LABEL[value] }))
