import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsAmong, pairsOf, sourcesBelow, withinRooms } from '../../scripts/rooms.ts'

const SOURCE = join(import.meta.dirname, '../src')

/** Rooms that import each other, and folders of a room that do, each pair with what ties it. */
const PAIRS: Record<string, string> = {
  'accounts ↔ complaints': 'complaints name who works on them; those of a colleague with another role are released',
  'accounts ↔ customer-texts': 'codes and news of an account are in its words; the office shows a sample of each',
  'accounts ↔ enquiries': 'enquiries name who answers; those of a colleague with another role are released',
  'accounts ↔ factors': 'a sign-in may have a second step, which begins the session as the first one does',
  'accounts ↔ first-start': 'without an administrator there is a key; with it the owner makes an account',
  'accounts ↔ points': 'an account shows its balance; a guarded number spends no points',
  'accounts ↔ quotations': "a customer's own data has their quotations; a request counts against the account's quota",
  'canned-answers ↔ complaints': 'an answer has places for a visit; a message to many may be one',
  'categories ↔ products': 'products are in categories, and pages show both; an import adds what is missing',
  'complaints ↔ customer-texts': 'news of a repair is in its words; the office shows a sample of each',
  'complaints ↔ engineers': 'complaints are given to engineers; open visits follow when one is edited',
  'complaints ↔ enquiries': 'a complaint is made of an enquiry; both are assigned to the same staff',
  'complaints ↔ faults': 'a report files a complaint; its job sheet says the fault in words',
  'complaints ↔ parts': 'a visit uses parts and asks for them; the stage follows what was asked for',
  'complaints ↔ registrations': 'a complaint is about a registered product; an approval opens that of a reported fault',
  'complaints ↔ service-points':
    'complaints go to the centre that serves their district; proposals follow when one is added',
  'complaints ↔ settings': 'due times follow the service hours, and are counted again when these change',
  'customer-texts ↔ customers': 'a customer whom staff add gets a text of it; the office shows a sample',
  'customer-texts ↔ extensions': 'certificate and news are in its words; the office shows a sample of each',
  'customer-texts ↔ notices': 'notices and e-mails are in its words; a sample is made as they are',
  'customer-texts ↔ quotations': 'a quotation is printed in its words; the office shows a sample',
  'customers ↔ quotations': 'a customer’s page shows their quotations; a quotation for a new number makes the customer',
  'extensions ↔ registrations': 'an extension lengthens a warranty, and ends with its registration',
  'notices ↔ preferences': 'a notice goes the ways that are preferred; the link that confirms an address is an e-mail',
  'platform/files ↔ platform/http': 'files of a form are judged as they are read; files are sent by HTTP',
  'platform/http ↔ platform/sessions': 'each route asks who calls; sessions have routes',
  'platform/http ↔ platform/uploads': 'a form may name files that came before it; uploads have routes',

  'complaints/assignment ↔ complaints/outcome': 'a visit is moved by the link that tracks; news of it has that link',
  'complaints/assignment ↔ complaints/work': 'an edit assigns, and an assignment is told like an edit',
  'complaints/estimates ↔ complaints/merging': 'estimates move with a merge, and a merged complaint gets none',
  'complaints/happy-calls ↔ complaints/outcome':
    'a call that says it is not repaired reopens; reopening withdraws the call',
  'complaints/merging ↔ complaints/outcome': 'a merged complaint is tracked with the other, and is not reopened',
  'complaints/messages ↔ complaints/outcome': 'people write until some days after the end; reopening writes a message',
  'complaints/stage ↔ complaints/visit-reports': 'a planned visit has a code; a report moves the stage',
  'complaints/visit-reports ↔ complaints/work': 'a report is told like an edit, which tells the code of the visit',
  'platform/database/connection ↔ platform/database/embedded':
    'one door for both databases; the embedded one is a pool',
}

/** Between rooms. Before one more is listed: a leaf that both need may have a room of its own. */
const MOST_PAIRS = 33

const FILES = sourcesBelow(SOURCE)
const IMPORTS = importsAmong(FILES, SOURCE)

const isTop = (file: string): boolean => !file.includes('/')
const isPlatform = (file: string): boolean => file.startsWith('platform/')

/** A folder of `platform/`, or a domain; what composes them is one room. */
const roomOf = (file: string): string => {
  if (isTop(file)) return 'composition'
  return file.split('/', isPlatform(file) ? 2 : 1).join('/')
}

/** The folder of a room that holds a file, if any. */
const folderOf = (file: string): string | undefined => {
  const depth = isPlatform(file) ? 3 : 2
  const parts = file.split('/')
  return parts.length > depth ? parts.slice(0, depth).join('/') : undefined
}

test('the platform imports no domain, and its core nothing else', () => {
  expect(IMPORTS.length).toBeGreaterThan(3000)
  expect(IMPORTS.filter(({ from, to }) => isPlatform(from) && !isPlatform(to))).toEqual([])
  expect(IMPORTS.filter(({ from, to }) => roomOf(from) === 'platform/core' && roomOf(to) !== 'platform/core')).toEqual(
    [],
  )
})

test('the platform takes no service that a domain opens', () => {
  const fields = FILES.filter(({ file }) => !isPlatform(file)).flatMap(({ text }) => {
    const [, declared = ''] = /interface Services \{([^}]*)\}/.exec(text) ?? []
    return [...declared.matchAll(/^\s*(\w+):/gm)].map(([, name]) => name!)
  })
  expect(fields).toContain('settings')
  const named = new RegExp(`\\b(${fields.join('|')})\\b`)
  const takers = FILES.filter(({ file, text }) => isPlatform(file) && /\/services\.ts'/.test(text))
  expect(takers.length).toBeGreaterThan(20)
  expect(takers.filter(({ text }) => named.test(text)).map(({ file }) => file)).toEqual([])
})

test('nothing imports what composes the product', () => {
  expect(IMPORTS.filter(({ from, to }) => isTop(to) && !isTop(from))).toEqual([])
})

test('rooms that import each other are listed, each pair with its reason', () => {
  const between = pairsOf(IMPORTS, roomOf)
  const within = pairsOf(withinRooms(IMPORTS, roomOf, folderOf), folderOf)
  expect([...between, ...within].toSorted()).toEqual(Object.keys(PAIRS).toSorted())
  expect(between.length).toBeLessThanOrEqual(MOST_PAIRS)
})
