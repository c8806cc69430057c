import { localeOfPath } from 'contract/core/locale'
import { ApiError } from '../api/api-error.ts'
import { readToken } from '../api/token.ts'
import { dropCopies } from './drop-copies.ts'
import { type Opened, seal, unseal } from './sealed-store.ts'

/** When what is shown was loaded, and why there is nothing newer. */
export interface Saved {
  /** milliseconds since 1970 */
  at: number
  why: 'offline' | 'unreachable'
}

/** What a loader gave, or its copy. */
export type OrSaved<Data> = Data & { saved?: Saved }

/** On a slow connection a screen takes seconds; after this long its copy is better than nothing. */
const PATIENCE_MS = 8000

/**
 * A loader of a customer's own screen. What it gives is kept on the device, sealed with the session's token, and is given again while
 * the product cannot be reached.
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

/** Keeps what a screen shows for the person who is signed in. Nothing depends on it, so nothing is said when it fails. */
export async function keepCopy(name: string, data: object): Promise<void> {
  const token = readToken()
  if (!token) return
  try {
    await seal(token, name, data)
  } catch {
    return
  }
  // The session ended meanwhile.
  if (readToken() !== token) dropCopies()
}

/** What was kept under this name for the person who is signed in. */
export async function copyOf(name: string): Promise<Opened | undefined> {
  const token = readToken()
  return token ? unseal(token, name) : undefined
}

/** The copy, when there is one and the answer takes longer than this. */
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

// Only the screen's own data is kept under its name.
const saved = <Data>({ at, value }: Opened, why: Saved['why']): OrSaved<Data> => ({
  ...(value as Data),
  saved: { at, why },
})

/** No answer came, or only one of a proxy in front of the product. */
const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && [0, 502, 504].includes(error.status)

const nameOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return localeOfPath(pathname).path + search
}
