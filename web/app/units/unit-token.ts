/** The token of a unit in the address that its code holds, `https://…/q/{token}`; undefined for any other text. */
export function unitToken(text: string, origin?: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  if (origin !== undefined && address.origin !== origin) return undefined
  return /^\/q\/([\w-]{1,100})\/?$/.exec(address.pathname)?.[1]
}
