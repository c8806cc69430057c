import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { supplyFaults } from '../../scripts/supply.ts'
import {
  holesIn,
  isBefore,
  needlesslyExcused,
  readKnownHoles,
  type KnownHole,
} from '../../scripts/supply/known-holes.ts'
import { readLicences, unallowedLicences } from '../../scripts/supply/licences.ts'
import { lockOf, readLock, type LockFile } from '../../scripts/supply/lock.ts'
import { strangers, unallowedScripts } from '../../scripts/supply/origin.ts'
import { sbomOf } from '../../scripts/supply/sbom.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('what we install has no known hole, no script without leave, no other origin and no other licence', () => {
  expect(Object.entries(supplyFaults(ROOT)).filter(([, faults]) => faults.length > 0)).toEqual([])
})

test('only the runtime has a vulnerability that stays open', () => {
  const { holes } = readKnownHoles()
  expect(holes.filter(({ open }) => open).map(({ package: name }) => name)).toEqual(['node'])
})

const HASH = 'sha512-AAAA'
const lockWith = (packages: LockFile['packages']) =>
  lockOf({ name: 'shop', version: '1.0.0', packages: { '': { dependencies: { a: '1' } }, ...packages } })
const hole: KnownHole = { package: 'a', id: 'CVE-0000-1', affected: [['2.0.0', '2.4.10']], says: 'It opens.' }

test.each([
  ['1.9.9', 0],
  ['2.0.0', 1],
  ['2.4.9', 1],
  ['2.4.10-beta.1', 1],
  ['2.4.10', 0],
  ['2.10.0', 0],
])('version %s is affected from 2.0.0 to before 2.4.10: %i', (version, faults) => {
  const { parts } = lockWith({ 'node_modules/a': { version, integrity: HASH } })
  expect(holesIn(parts, [hole])).toHaveLength(faults)
})

test('a vulnerability without a fixed version is found in every version, also deep in the tree', () => {
  const { parts } = lockWith({ 'node_modules/b/node_modules/a': { version: '99.0.0', integrity: HASH } })
  expect(holesIn(parts, [{ ...hole, affected: [['0.0.0', null]] }])).toEqual([
    'node_modules/b/node_modules/a 99.0.0: CVE-0000-1. It opens.',
  ])
})

test('an accepted hole counts as soon as the package is part of the running product', () => {
  const accepted = { ...hole, accepted: 'Only in tests.' }
  const at = (dev: boolean) => lockWith({ 'node_modules/a': { version: '2.1.0', integrity: HASH, dev } }).parts
  expect([holesIn(at(true), [accepted]), holesIn(at(false), [accepted])].map(({ length }) => length)).toEqual([0, 1])
})

test('an unused exception is reported', () => {
  const { parts } = lockWith({ 'node_modules/a': { version: '3.0.0', integrity: HASH } })
  expect(needlesslyExcused(parts, [{ ...hole, accepted: 'Only in tests.' }])).toHaveLength(1)
})

test('versions are ordered by number, not by letter', () => {
  expect([isBefore('1.9.0', '1.10.0'), isBefore('1.10.0', '1.9.0'), isBefore('1.0.0', '1.0.0')]).toEqual([
    true,
    false,
    false,
  ])
})

test('other origins, missing hashes and foreign links are found', () => {
  const lock = lockWith({
    'node_modules/a': { version: '1.0.0', resolved: 'git+ssh://git@example.com/a.git', integrity: HASH },
    'node_modules/b': { version: '1.0.0', resolved: 'https://registry.npmjs.org/b/-/b-1.0.0.tgz' },
    'node_modules/c': { resolved: '../elsewhere', link: true },
    'node_modules/d': { version: '1.0.0', integrity: HASH },
  })
  expect(strangers(lock)).toEqual([
    'node_modules/c is a link to something that is not ours',
    'node_modules/a comes from git+ssh://git@example.com/a.git',
    'node_modules/b has no SHA-512 hash',
  ])
})

test('a package runs a script when it is installed only with leave', () => {
  const { parts } = lockWith({ 'node_modules/a': { version: '1.0.0', integrity: HASH, hasInstallScript: true } })
  expect([
    unallowedScripts(parts, {}),
    unallowedScripts(parts, { a: false }),
    unallowedScripts(parts, { a: true }),
  ]).toEqual([
    ['node_modules/a has a script that runs when it is installed'],
    ['node_modules/a has a script that runs when it is installed'],
    [],
  ])
})

test.each([
  ['MIT', 0],
  ['(MIT OR GPL-3.0-only)', 0],
  ['MIT AND GPL-3.0-only', 1],
  ['GPL-3.0-only', 1],
  [undefined, 1],
])('the licence %s: %i faults', (license, faults) => {
  const { parts } = lockWith({ 'node_modules/a': { version: '1.0.0', integrity: HASH, ...(license && { license }) } })
  expect(unallowedLicences(parts, readLicences())).toHaveLength(faults)
})

test('the bill of materials is the same each time, and names every package and what it needs', () => {
  const lock = readLock(ROOT)
  const made = sbomOf(lock, readLicences()) as {
    components: { 'bom-ref': string; hashes: { content: string }[] }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  expect(JSON.stringify(sbomOf(readLock(ROOT), readLicences()))).toBe(JSON.stringify(made))
  const names = new Set(made.components.map((component) => component['bom-ref']))
  expect(names.size).toBe(lock.parts.length)
  expect(made.components.every(({ hashes }) => hashes[0]?.content.length === 128)).toBe(true)
  expect(made.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !names.has(ref))).toEqual([])
  const direct = made.dependencies[0]?.dependsOn
  expect(direct).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/react', 'node_modules/zod']))
})
