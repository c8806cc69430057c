import type { OfferedAnswer } from 'contract/canned-answers/endpoints'
import type { AnswerKind } from 'contract/canned-answers/words'
import { api } from '../api/client.ts'

/** The canned answers of a kind for one complaint. */
export const answersForComplaint = async (id: number, kind: AnswerKind): Promise<OfferedAnswer[]> =>
  (await api.cannedAnswers.offerForComplaint({ params: { id } })).data.filter((answer) => answer.kind === kind)

/** The reasons for rejecting one registration. */
export const answersForRegistration = async (id: number): Promise<OfferedAnswer[]> =>
  (await api.cannedAnswers.offerForRegistration({ params: { id } })).data

/** Those that fit many records at once. */
export const answersForMany = async (kind: AnswerKind): Promise<OfferedAnswer[]> =>
  (await api.cannedAnswers.offerForMany({ query: { kind } })).data
