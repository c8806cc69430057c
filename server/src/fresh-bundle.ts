import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** made by scripts/bundle-server.ts */
const BUNDLE = new URL('../build/', import.meta.url)
const ROOT = new URL('../../', import.meta.url)

/** Each source with its size and the second in which it was changed: images of containers keep no more. */
export interface Sources {
  files: [path: string, bytes: number, modified: number][]
  /** the hash of what says which libraries there are: npm writes it anew without a change */
  libraries: string
}

/**
 * The program and the website in a few files instead of thousands: half the time of a start. Undefined without a bundle
 * of these very sources, and while they are worked on.
 */
export function freshBundle(environment?: string): { program: string; website: string } | undefined {
  if (environment !== undefined && environment !== 'production') return undefined
  try {
    const sources = JSON.parse(readFileSync(new URL('sources.json', BUNDLE), 'utf8')) as Sources
    if (sources.libraries !== hashOfLibraries() || !sources.files.every(isUnchanged)) return undefined
  } catch (error) {
    // A build that was cut off leaves a part of the list.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
  return { program: new URL('program.js', BUNDLE).href, website: new URL('website.js', BUNDLE).href }
}

const root = fileURLToPath(ROOT)

export const secondsOf = (ms: number): number => Math.floor(ms / 1000)

export const hashOfLibraries = (): string => hash('sha256', readFileSync(new URL('package-lock.json', ROOT)))

function isUnchanged([path, bytes, modified]: Sources['files'][number]): boolean {
  const { size, mtimeMs } = statSync(root + path)
  return size === bytes && secondsOf(mtimeMs) === modified
}
