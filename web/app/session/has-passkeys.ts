/** Whether this browser has passkeys, at this address: it makes them for names and not for numbers. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname)
