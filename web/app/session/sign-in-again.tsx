import { lazy, Suspense } from 'react'
import { signInQuestion } from '../api/sign-in-again.ts'

const SignInAgainDialog = lazy(() => import('./sign-in-again-dialog.tsx'))

/** Asks for the password when a session ends during work (`untilSignedIn`). */
export function SignInAgain() {
  const question = signInQuestion.useOpen()
  return (
    question && (
      <Suspense>
        <SignInAgainDialog question={question} />
      </Suspense>
    )
  )
}
