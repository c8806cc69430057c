import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isUnanswered } from '../api/api-error.ts'
import { isRefusal } from '../forms/refusal.ts'

/**
 * Without a connection the screen stays with all that is typed, and so it does when the form itself was wrong; after any
 * other answer it is reloaded: someone else may have been first.
 */
export const skipRevalidationOnNetworkError = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  isRefusal(actionResult) && (actionResult.local || isUnanswered(actionResult)) ? false : defaultShouldRevalidate
