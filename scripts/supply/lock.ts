import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One package as package-lock.json has it. The same name may stand there in several places and versions. */
export interface Part {
  /** where it lies: `node_modules/a/node_modules/b` */
  place: string
  name: string
  version: string
  licence: string | undefined
  integrity: string | undefined
  /** absent where it comes from the registry that npm is set to */
  resolved: string | undefined
  /** no part of the running product */
  dev: boolean
  optional: boolean
  hasInstallScript: boolean
  needs: string[]
}

export interface Lock {
  name: string
  version: string
  parts: Part[]
  /** the workspaces and the root, each with what it needs itself */
  own: { place: string; name: string; needs: string[] }[]
  /** links that lead to none of our own folders */
  strangeLinks: string[]
}

interface Entry {
  name?: string
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface LockFile {
  name: string
  version: string
  packages: Record<string, Entry>
}

/** Reads the lock file of this folder. */
export const readLock = (root: string): Lock =>
  lockOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile)

export function lockOf({ name, version, packages }: LockFile): Lock {
  const entries = Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    name,
    version,
    parts: entries.filter(([place, { link }]) => place.includes('node_modules/') && !link).map(partOf),
    own: entries
      .filter(([place]) => !place.includes('node_modules/'))
      .map(([place, entry]) => ({ place, name: place || name, needs: needsOf(entry, true) })),
    strangeLinks: entries
      .filter(([, { link, resolved }]) => link && !Object.hasOwn(packages, resolved ?? ''))
      .map(([place]) => place),
  }
}

const partOf = ([place, entry]: [string, Entry]): Part => ({
  place,
  name: entry.name ?? nameOf(place),
  version: entry.version ?? '0.0.0',
  licence: entry.license,
  integrity: entry.integrity,
  resolved: entry.resolved,
  dev: entry.dev === true,
  optional: entry.optional === true || entry.devOptional === true,
  hasInstallScript: entry.hasInstallScript === true,
  needs: needsOf(entry, false),
})

const needsOf = (entry: Entry, withDev: boolean): string[] =>
  Object.keys({
    ...entry.dependencies,
    ...entry.optionalDependencies,
    ...(withDev ? entry.devDependencies : {}),
  }).toSorted()

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
