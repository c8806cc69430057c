import { useEffect, useEffectEvent } from 'react'

/** Where the browser reads the code from the text message itself (WebOTP), it is filled in and sent. */
export function useSmsCode(take: (code: string) => void): void {
  const onCode = useEffectEvent(take)
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined
    const leaving = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions
    navigator.credentials.get(options).then(
      (credential) => {
        if (credential && 'code' in credential) onCode(String(credential.code))
      },
      // Declined, or the page was left: the code is typed.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
}
