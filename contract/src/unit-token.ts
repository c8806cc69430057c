/** The token of a unit in the address that its code holds, `https://…/q/{token}`; undefined for any other text. */
export function unitToken(text: string): string | undefined {
  return URL.canParse(text) ? /^\/q\/([\w-]{1,100})\/?$/.exec(new URL(text).pathname)?.[1] : undefined
}
