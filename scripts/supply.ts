import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licenceCounts, readLicences, unallowedLicences } from './supply/licences.ts'
import { readLock } from './supply/lock.ts'
import { holesIn, needlesslyExcused, readKnownHoles } from './supply/known-holes.ts'
import { scriptAsInstalled, strangers, unallowedScripts } from './supply/origin.ts'
import { sbomOf } from './supply/sbom.ts'

// What we are made of: `npm run supply` checks it, `npm run supply -- --sbom baltra.cdx.json` writes it down for others.
const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Everything that is wrong with what package-lock.json would install, by kind. */
export function supplyFaults(root: string): Record<string, string[]> {
  const lock = readLock(root)
  const { holes } = readKnownHoles()
  const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    allowScripts?: Record<string, boolean>
  }
  return {
    'known holes': holesIn(lock.parts, holes),
    'holes excused for nothing': needlesslyExcused(lock.parts, holes),
    'install scripts': [
      ...new Set([
        ...unallowedScripts(lock.parts, allowScripts),
        ...unallowedScripts(lock.parts, allowScripts, scriptAsInstalled(root)),
      ]),
    ],
    'other origins': strangers(lock),
    licences: unallowedLicences(lock.parts, readLicences()),
  }
}

function report(): void {
  const lock = readLock(ROOT)
  const { asOf, holes } = readKnownHoles()
  const running = lock.parts.filter(({ dev }) => !dev).length
  console.log(`${lock.parts.length} packages, ${running} of them in the running product`)
  console.log(`${holes.length} known holes are looked for, as of ${asOf}; what was found since only npm audit knows`)
  for (const { id, package: name, accepted, open } of holes) {
    if (accepted) console.log(`accepted in ${name}, ${id}: ${accepted}`)
    if (open) console.log(`OPEN in ${name}, ${id}: ${open}`)
  }
  for (const [licence, count] of licenceCounts(lock.parts, readLicences()))
    console.log(`${String(count).padStart(5)}  ${licence}`)
  for (const [kind, faults] of Object.entries(supplyFaults(ROOT))) {
    console.log(`${kind}: ${faults.length === 0 ? 'none' : faults.length}`)
    for (const fault of faults) console.log(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
}

function writeSbom(file: string): void {
  writeFileSync(file, `${JSON.stringify(sbomOf(readLock(ROOT), readLicences()), null, 2)}\n`)
  console.log(`${file} is written`)
}

if (import.meta.main) {
  const [option, file] = process.argv.slice(2)
  if (option === '--sbom' && file) writeSbom(file)
  else report()
}
