import { useEffect, useEffectEvent } from 'react'

/** Where the browser reads the code from the text message itself (WebOTP), it is filled in and sent. */
export function useSmsCode(take: (code: string) => void): void {
  const onCode = useEffectEvent(take)
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined
    const leaving = new AbortController()
    void codeFromSms(leaving.signal).then((code) => code && onCode(code))
    return () => leaving.abort()
  }, [])
}

/** The code, or undefined where that was declined or the page was left: it is typed then. */
async function codeFromSms(signal: AbortSignal): Promise<string | undefined> {
  try {
    const credential = await navigator.credentials.get({
      otp: { transport: ['sms'] },
      signal,
    } as CredentialRequestOptions)
    return credential && 'code' in credential ? String(credential.code) : undefined
  } catch {
    return undefined
  }
}
