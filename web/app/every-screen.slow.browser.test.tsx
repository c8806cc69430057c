import { beforeEach, expect, test } from 'vitest'
import { answerCalls, LOST, Refused, type Server } from './testing/api.ts'
import { speak } from './testing/language.ts'
import { onPhoneWithLargeText, pixelsTooWide } from './testing/phone.ts'
import { renderRoute, screensOf, type Screen } from './testing/screens.tsx'
import { latinTexts } from './testing/shown-words.ts'
import { m } from '#messages'

// Each screen of the office and the portal, as it is shown before its data and without them. What such a state does is
// tested where it is made; here, that every screen has it, says it in Nepali, and stays within a narrow phone.

const screens = [...(await screensOf('office')), ...(await screensOf('portal'))].filter(
  // Its address only leads on to the list that it is about.
  ({ file }) => file !== 'lists/views/saved-views.tsx',
)

/** Their forms need nothing of the server. */
const ASK_NOTHING = new Set([
  'accounts/portal/change-password.tsx',
  'canned-answers/add-answer.tsx',
  'products/office/form/add-product.tsx',
  'registrations/office/add-registration.tsx',
  'registrations/portal/register-product.tsx',
  'parts/add-part.tsx',
  'service-points/office/add-service-point.tsx',
  'users/add-role.tsx',
  'warranty-packages/add-package.tsx',
  'webhooks/add-webhook.tsx',
])

/** They show one thing that is always there: an account, figures, settings, the pages of the website, an empty form. */
const NEVER_EMPTY = new Set([
  'accounts/office/change-password.tsx',
  'accounts/office/profile.tsx',
  'accounts/portal/change-number.tsx',
  'accounts/portal/profile.tsx',
  'accounts/portal/security.tsx',
  'api-keys/office/add-api-key.tsx',
  'categories/office/add-sub-category.tsx',
  'complaints/office/callers/add-complaint.tsx',
  'complaints/office/visits/visits.tsx',
  'dashboard/overview.tsx',
  'engineers/add-engineer.tsx',
  'parts/count-parts.tsx',
  'preferences/portal/preferences.tsx',
  'service-figures/service-figures.tsx',
  'settings/office/edit-settings.tsx',
  'system/system-view.tsx',
  'website-pages/office/edit-website-page.tsx',
  'website-pages/office/website-page-list.tsx',
])

const SOUGHT = 'xyzzy'
const EXAMPLES: Record<string, string> = { key: 'visit', page: 'home', section: 'brand' }
/** Each list looks for this word, a caller is looked up, and a quotation is begun from a message. */
const QUERY = new URLSearchParams([
  ...['search', 'name', 'firstname', 'serial_number', 'type', 'phone', 'product_name'].map((name) => [name, SOUGHT]),
  ['find', '9812345678'],
  ['enquiry', '1'],
])

const without = (): never => {
  throw LOST
}
const NO_ROWS = { data: [], pagination: { page: 1, results_per_page: 25, total_results: 0, total_pages: 0 } }
/** The server knows no row: not the one that the address names, and none that is looked for. */
const empty: Server = ({ path }) => {
  if (/\/(1|visit|rolecounts|counts)(\/|$)/.test(path)) throw new Refused(404)
  return NO_ROWS
}

beforeEach(async () => {
  speak('ne')
  await onPhoneWithLargeText()
})

/** Puts the screen there and holds what it loads, until `load` lets it ask a server. */
function show({ clientLoader, ...screen }: Screen) {
  const held = Promise.withResolvers<void>()
  let server: Server = without
  answerCalls((call) => server(call))
  const address = screen.path.replaceAll(/:(\w+)\??/g, (_, name: string) => EXAMPLES[name] ?? '1')
  renderRoute(
    { ...screen, clientLoader: (args) => held.promise.then(() => clientLoader!(args)) },
    `${address}?${QUERY.toString()}`,
  )
  return {
    load: held.resolve,
    askFrom: (next: Server) => {
      server = next
    },
  }
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const alert = () => find('main [role=alert]')
const skeleton = () => find('main[aria-busy=true], main [aria-busy=true], main caption')
const again = () =>
  [...(alert()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === m.ui_try_again())

function expectToFit(state: string): void {
  expect({ state, latin: latinTexts([SOUGHT]), tooWide: pixelsTooWide() }).toEqual({ state, latin: [], tooWide: 0 })
}

const loading = screens.filter(({ clientLoader }) => clientLoader)

test.each(loading.filter(({ file }) => !ASK_NOTHING.has(file)))(
  '$file has a skeleton, says that it did not load, and asks again',
  async (screen) => {
    const { load, askFrom } = show(screen)
    await expect.poll(skeleton).not.toBeNull()
    expect(alert()).toBeNull()
    expectToFit('loading')

    load()
    await expect.poll(again).toBeDefined()
    expectToFit('not loaded')

    // Shown as busy first: a part that failed is given up only by a revalidation that was seen.
    const answered = Promise.withResolvers<void>()
    askFrom((call) => answered.promise.then(() => empty(call)))
    again()!.click()
    await expect.poll(again).toBeUndefined()
    answered.resolve()
    if (NEVER_EMPTY.has(screen.file)) return
    await expect.poll(alert).toBeNull()
    await expect.poll(() => find('main :is(h1, h2) + p')).not.toBeNull()
    expectToFit('empty')
  },
)

test.each(loading.filter(({ file }) => ASK_NOTHING.has(file)))(
  '$file has a skeleton, and then needs no connection',
  async (screen) => {
    const { load } = show(screen)
    await expect.poll(skeleton).not.toBeNull()
    expectToFit('loading')
    load()
    await expect.poll(() => find('main form')).not.toBeNull()
  },
)

test('a screen without a skeleton loads nothing', () => {
  const instant = screens.filter(({ HydrateFallback }) => !HydrateFallback).map(({ file }) => file)
  expect(screens.filter(({ clientLoader }) => !clientLoader).map(({ file }) => file)).toEqual(instant)
})
