import { licenceOf, type Licences } from './licences.ts'
import type { Lock, Part } from './lock.ts'

/**
 * The bill of materials in CycloneDX 1.6, made from the lock file alone: the same lock file gives the same bytes, so it
 * carries neither a time nor a serial number.
 */
export function sbomOf(lock: Lock, licences: Licences): object {
  const root = `${lock.name}@${lock.version}`
  const placed = new Map(lock.parts.map((part) => [part.place, part]))
  const found = (from: string, needs: readonly string[]) =>
    needs.flatMap((name) => resolve(from, name, placed)?.place ?? [])
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: { type: 'application', 'bom-ref': root, name: lock.name, version: lock.version },
    },
    components: lock.parts.map((part) => componentOf(part, licences)),
    dependencies: [
      { ref: root, dependsOn: [...new Set(lock.own.flatMap(({ place, needs }) => found(place, needs)))].toSorted() },
      ...lock.parts.map(({ place, needs }) => ({ ref: place, dependsOn: found(place, needs) })),
    ],
  }
}

const componentOf = (part: Part, licences: Licences) => ({
  type: 'library',
  'bom-ref': part.place,
  name: part.name,
  version: part.version,
  scope: part.dev ? 'excluded' : part.optional ? 'optional' : 'required',
  hashes: part.integrity ? [{ alg: 'SHA-512', content: hexOf(part.integrity) }] : [],
  licenses: [licenceEntry(licenceOf(part, licences))],
  purl: `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`,
})

/** What is no identifier of SPDX is a name. */
const licenceEntry = (licence: string) => {
  if (/ (AND|OR) /.test(licence)) return { expression: licence }
  return { license: licence.endsWith('+') || licence.includes(' ') ? { name: licence } : { id: licence } }
}

const hexOf = (integrity: string): string => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')

/** Where Node finds a package from here: in the nearest node_modules on the way up. */
function resolve(from: string, name: string, placed: ReadonlyMap<string, Part>): Part | undefined {
  const above = from.split('/')
  for (let depth = above.length; depth >= 0; depth -= 1) {
    const part = placed.get([...above.slice(0, depth), 'node_modules', name].join('/').replace(/^\//, ''))
    if (part) return part
  }
  return undefined
}
