import { expect, test } from 'vitest'
import { importsAmong, pairsOf, sourcesBelow, withinRooms } from '../../scripts/rooms.ts'

const SOURCE = import.meta.dirname

/** Rooms that import each other, and folders of a room that do, each pair with what ties it. */
const PAIRS: Record<string, string> = {
  'categories ↔ products': 'products are in categories, and pages show both',
  'complaints ↔ registrations': 'a complaint is about a registered product, whose screens show its repair',

  'products/card ↔ products/compare': 'a card can be chosen for comparing, which shows its picture',
}

/** Between rooms. Before one more is listed: what both need may belong to a room below, what needs both to one above. */
const MOST_PAIRS = 6

/** What screens of any domain are made of. */
const SHARED = new Set([
  'api',
  'brand',
  'changes',
  'core',
  'forms',
  'history',
  'lists',
  'office',
  'offline',
  'photos',
  'portal',
  'rich-text',
  'seo',
  'session',
  'sheet-import',
  'ui',
])

const IMPORTS = importsAmong(sourcesBelow(SOURCE), SOURCE)

const isTop = (file: string): boolean => !file.includes('/')
const isKit = (file: string): boolean => file.startsWith('ui/')
const isShared = (file: string): boolean => SHARED.has(file.split('/')[0]!)
const isFrame = (file: string): boolean => file.startsWith('layouts/')

/** A folder of `ui/`, or of the app; the files that the router starts from are one room. */
function roomOf(file: string): string {
  if (isTop(file)) return 'composition'
  return file.split('/', isKit(file) ? 2 : 1).join('/')
}

/** The folder of a room that holds a file, if any. */
function folderOf(file: string): string | undefined {
  const depth = isKit(file) ? 3 : 2
  const parts = file.split('/')
  return parts.length > depth ? parts.slice(0, depth).join('/') : undefined
}

test('what is shared imports no domain', () => {
  expect(IMPORTS.length).toBeGreaterThan(3000)
  expect(IMPORTS.filter(({ from, to }) => isShared(from) && !isShared(to))).toEqual([])
})

test('nothing imports what composes the website: the files on top, and below them the frames', () => {
  expect(IMPORTS.filter(({ from, to }) => isTop(to) && !isTop(from))).toEqual([])
  expect(IMPORTS.filter(({ from, to }) => isFrame(to) && !isFrame(from))).toEqual([])
})

test('rooms that import each other are listed, each pair with its reason', () => {
  const between = pairsOf(IMPORTS, roomOf)
  const within = pairsOf(withinRooms(IMPORTS, roomOf, folderOf), folderOf)
  expect([...between, ...within].toSorted()).toEqual(Object.keys(PAIRS).toSorted())
  expect(between.length).toBeLessThanOrEqual(MOST_PAIRS)
})
