import { localeOfPath } from 'contract/core/locale'
import { ApiError } from '../api/api-error.ts'
import { readToken } from '../api/token.ts'
import { dropCopies } from '../ui/browser/drop-copies.ts'
import { type Opened, seal, unseal } from './sealed-store.ts'

/** When the shown data was loaded, and why there is nothing newer. */
export interface Saved {
  /** milliseconds since 1970 */
  at: number
  why: 'offline' | 'unreachable'
}

/** The result of a loader, or its copy. */
export type OrSaved<Data> = Data & { saved?: Saved }

/** On a slow connection the copy is shown after this time. */
const PATIENCE_MS = 8000

/**
 * A loader of a customer's own screen. Its result is kept on the device, sealed with the session's token, and returned
 * while the server cannot be reached.
 */
export const keptLoader =
  <Args extends { request: Request }, Data extends object>(
    load: (args: Args) => Promise<Data>,
    isKept: (data: Data) => boolean = () => true,
  ) =>
  async (args: Args): Promise<OrSaved<Data>> => {
    const name = nameOf(args.request.url)
    const answer = load(args)
    answer.then(
      (data) => isKept(data) && void keepCopy(name, data),
      () => undefined,
    )
    try {
      return (await copyAfter(PATIENCE_MS, name, answer)) ?? (await answer)
    } catch (error) {
      if (!isUnanswered(error)) throw error
      const copy = await copyOf(name)
      if (!copy) throw error
      return saved<Data>(copy, error.code === 'offline' ? 'offline' : 'unreachable')
    }
  }

/** Keeps a screen's data for the signed-in customer. Failures are ignored, because nothing depends on it. */
export async function keepCopy(name: string, data: object): Promise<void> {
  const token = readToken()
  if (!token) return
  try {
    await seal(token, name, data)
  } catch {
    return
  }
  // The session has ended since.
  if (readToken() !== token) dropCopies()
}

/** The copy under this name for the signed-in customer. */
export async function copyOf(name: string): Promise<Opened | undefined> {
  const token = readToken()
  return token ? unseal(token, name) : undefined
}

/** Resolves to the copy, if any, when the response takes longer than this. */
async function copyAfter<Data extends object>(
  milliseconds: number,
  name: string,
  answer: Promise<Data>,
): Promise<OrSaved<Data> | undefined> {
  const isLate = await Promise.race([
    answer.then(() => false),
    new Promise<true>((late) => setTimeout(late, milliseconds, true)),
  ])
  const copy = isLate ? await copyOf(name) : undefined
  return copy && saved<Data>(copy, 'unreachable')
}

// Only the screen's own data is stored under its name.
const saved = <Data>({ at, value }: Opened, why: Saved['why']): OrSaved<Data> => ({
  ...(value as Data),
  saved: { at, why },
})

/** No response, or one from a proxy in front of the server. */
const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && [0, 502, 504].includes(error.status)

const nameOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return localeOfPath(pathname).path + search
}
