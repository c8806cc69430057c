import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { NO_ANSWER, NO_CONNECTION, TIMED_OUT } from '../api/api-error.ts'
import { isRefusal } from '../forms/refusal.ts'

const UNANSWERED = new Set([NO_ANSWER, NO_CONNECTION, TIMED_OUT])

/**
 * Without a connection the screen stays with all that is typed, and so it does when the form itself was wrong; after any
 * other answer it is read anew: somebody else may have been first.
 */
export const skipRevalidationOnNetworkError = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  isRefusal(actionResult) && (actionResult.local || UNANSWERED.has(actionResult.message))
    ? false
    : defaultShouldRevalidate
