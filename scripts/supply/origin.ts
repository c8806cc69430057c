import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lock, Part } from './lock.ts'

const REGISTRY = 'https://registry.npmjs.org/'

/** What does not come from the npm registry with the hash of what is to come. */
export function strangers({ parts, strangeLinks }: Lock): string[] {
  return [
    ...strangeLinks.map((place) => `${place} is a link to something that is not ours`),
    ...parts.flatMap(({ place, resolved, integrity }) => [
      ...(resolved === undefined || resolved.startsWith(REGISTRY) ? [] : [`${place} comes from ${resolved}`]),
      ...(integrity?.startsWith('sha512-') ? [] : [`${place} has no SHA-512 hash`]),
    ]),
  ]
}

/** Packages that run something of their own when they are installed, without leave in package.json. */
export const unallowedScripts = (
  parts: readonly Part[],
  allowed: Readonly<Record<string, boolean>>,
  runsScript: (part: Part) => boolean = ({ hasInstallScript }) => hasInstallScript,
): string[] =>
  parts
    .filter((part) => runsScript(part) && allowed[part.name] !== true)
    .map(({ place }) => `${place} has a script that runs when it is installed`)

/** The same, seen in what is really there; what is not installed on this machine has none. */
export function scriptAsInstalled(root: string): (part: Part) => boolean {
  return ({ place }) => {
    const file = join(root, place, 'package.json')
    if (!existsSync(file)) return false
    const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> }
    const compiles = existsSync(join(root, place, 'binding.gyp')) && scripts.install === undefined
    return compiles || ['preinstall', 'install', 'postinstall'].some((name) => Object.hasOwn(scripts, name))
  }
}
