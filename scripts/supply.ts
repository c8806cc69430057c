import { spawnSync } from 'node:child_process'

// Dependency audit by known tools, `npm run supply`. It needs the npm registry, so no test runs it.

/** What the product or its tools may be licensed under. LGPL: separate, unchanged libraries; MPL and CC-BY: unchanged files. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-2.1+',
  'LGPL-3.0-or-later',
  'MIT',
  // Read from the licence file, where package.json names none.
  'MIT*',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
]

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['known vulnerabilities', 'npm', 'audit', '--omit=dev'],
  ['signatures of the registry', 'npm', 'audit', 'signatures'],
  [
    'licences',
    'npx',
    '--yes',
    'license-checker-rseidelsohn@5.0.1',
    '--excludePrivatePackages',
    '--summary',
    '--onlyAllow',
    LICENCES.join(';'),
  ],
]

const failed = CHECKS.filter(([name, command, ...args]) => {
  console.log(`\n${name}: ${command} ${args.slice(0, 2).join(' ')} …`)
  return spawnSync(command, args, { stdio: 'inherit' }).status !== 0
})
console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
