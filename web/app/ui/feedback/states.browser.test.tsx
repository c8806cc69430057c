import type { ComponentType, ReactNode } from 'react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AccountSkeleton } from '../../accounts/sign-in/account-skeleton.tsx'
import { ApiError, unansweredError } from '../../api/api-error.ts'
import { ErrorBoundary as ComplaintLink } from '../../complaints/shop/tracked-complaint.tsx'
import { ErrorBoundary as NoPage } from '../../home/not-found.tsx'
import Unauthorized from '../../home/unauthorized.tsx'
import { ErrorBoundary as ShopError } from '../../layouts/public-layout.tsx'
import { listLoader, type Listing } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { AbsentDetail, DetailSkeleton } from '../../office/detail.tsx'
import { ErrorBoundary as OfficeError } from '../../office/screen-boundary.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { ErrorBoundary as UnsubscribeLink } from '../../preferences/shop/unsubscribe.tsx'
import { ErrorBoundary as RootError } from '../../root.tsx'
import { expectAccessible } from '../../testing/accessible.ts'
import { setOnline } from '../../testing/api.ts'
import { speak } from '../../testing/language.ts'
import { onPhoneWithLargeText } from '../../testing/phone.ts'
import { render } from '../../testing/render.tsx'
import { latinTexts } from '../../testing/shown-words.ts'
import { ErrorBoundary as UnitCode } from '../../units/shop/scanned-unit.tsx'
import { SkeletonCards } from './skeleton-cards.tsx'
import { SkeletonDetail } from './skeleton-detail.tsx'
import { SkeletonForm } from './skeleton-form.tsx'
import { m } from '#messages'

// The parts that screens show before their data and in their place, each once.

interface State {
  /** what it says in English */
  words: readonly string[]
  /** its buttons and links, in their order */
  ways?: readonly string[]
  /** it is not a whole page, because it does not stay */
  isPart?: true
  /** what shows it */
  part: () => ReactNode
}

const UNREACHABLE = () => unansweredError(new TypeError('Failed to fetch'), true)
const BROKEN = () => new ApiError(500, { message: m.api_server_error(), code: 'http_500', requestId: 'r-17' })
const GONE = () => new ApiError(404, { message: m.api_not_found(), code: 'not_found' })

const inMain = (part: ReactNode) => <main>{part}</main>

/** A screen whose loader fails with this error, in the boundary. */
const failing = (Boundary: ComponentType<{ error: unknown }>, error: () => unknown, address = '/kettles') =>
  at(address, {
    ErrorBoundary: Boundary as ComponentType,
    Component: () => null,
    loader: () => Promise.reject(error() as Error),
  })

/** The boundary of a screen in the portal. */
const OwnProducts = ({ error }: { error: unknown }) => (
  <PortalError error={error} back={{ to: '/mine', text: m.extensions_my_products() }} />
)
const OfOffice = OfficeError as unknown as ComponentType<{ error: unknown }>
const InOffice = ({ error }: { error: unknown }) => inMain(<OfOffice error={error} />)

interface StubRoute {
  Component: ComponentType
  ErrorBoundary?: ComponentType
  loader?: (args: { request: Request }) => unknown
}

function at(address: string, route: StubRoute) {
  const Screens = createRoutesStub([
    { path: address.split('?')[0]!, HydrateFallback: () => null, ...route },
    { path: '*', Component: () => null },
  ])
  return <Screens initialEntries={[address]} />
}

const NO_ROWS = { page: 1, results_per_page: 10, total_results: 0, total_pages: 0 }
const PAST_THE_END = { page: 9, results_per_page: 10, total_results: 24, total_pages: 3 }

function Kettles({ list }: { list: Listing<{ id: number }> | undefined }) {
  return (
    <main>
      <ListPage
        title={m.office_name()}
        list={list}
        columns={[{ header: m.office_name, cell: ({ id }) => id }]}
        empty={{ title: m.engineers_empty(), text: m.engineers_empty_text() }}
      />
    </main>
  )
}
const ListScreen = () => <Kettles list={useLoaderData()} />

const listAt = (address: string, answer: () => Promise<{ data: { id: number }[]; pagination: typeof NO_ROWS }>) =>
  at(address, { Component: ListScreen, loader: listLoader(answer, ['name' as never], { perPage: 10 }) })

/** Every list has it, at its top. */
const KEYS = 'Keys of this screen'

const STATES: Record<string, State> = {
  'a list that loads': {
    words: ['Name, loading'],
    ways: [KEYS],
    part: () => at('/kettles', { Component: () => <Kettles list={undefined} /> }),
  },
  'a list that did not load': {
    words: ['The list did not load', 'Unable to connect to the server. Your filters are kept.'],
    ways: [KEYS, 'Try again'],
    part: () => listAt('/kettles', () => Promise.reject(UNREACHABLE())),
  },
  'a filtered list that did not load': {
    words: ['The list did not load'],
    ways: [KEYS, 'Try again', 'Clear filters → /kettles'],
    part: () => listAt('/kettles?name=xyzzy', () => Promise.reject(UNREACHABLE())),
  },
  'a list without rows': {
    words: ['No engineers yet', 'Add the engineers of your service centres.'],
    ways: [KEYS],
    part: () => listAt('/kettles', () => Promise.resolve({ data: [], pagination: NO_ROWS })),
  },
  'a list without rows that match': {
    words: ['Nothing matches “xyzzy” with these filters. Check the spelling or clear the filters.'],
    ways: [KEYS, 'Clear filters → /kettles'],
    part: () => listAt('/kettles?name=xyzzy', () => Promise.resolve({ data: [], pagination: NO_ROWS })),
  },
  'a list past its end': {
    words: ['There are 3 pages; this one is past the end.'],
    ways: [KEYS, 'Go to the last page → /kettles?page=3'],
    part: () => listAt('/kettles?page=9', () => Promise.resolve({ data: [], pagination: PAST_THE_END })),
  },
  'a record of the office that loads': { words: ['Loading'], isPart: true, part: () => inMain(<DetailSkeleton />) },
  'a record that does not exist': {
    words: ['No Data Found', 'It was removed, or the address is wrong.'],
    ways: ['Dashboard → /office'],
    part: () =>
      at('/kettles', {
        Component: () => inMain(<AbsentDetail words={m.portal_no_data()} back="/office" list={m.office_dashboard()} />),
      }),
  },
  'a screen of the office that did not load': {
    words: ['Unable to connect to the server', 'What you did before is kept. Please try again.'],
    ways: ['Try again', 'Dashboard → /baltra-admin-dashboard'],
    part: () => failing(InOffice, UNREACHABLE),
  },
  'a screen of the office that broke': {
    words: ['Internal Server error', 'Request r-17'],
    ways: ['Try again', 'Dashboard → /baltra-admin-dashboard'],
    part: () => failing(InOffice, BROKEN),
  },
  'a form that loads': {
    words: ['Loading'],
    isPart: true,
    part: () => inMain(<SkeletonForm label={m.office_loading()} />),
  },
  'a record that loads': {
    words: ['Loading'],
    isPart: true,
    part: () => inMain(<SkeletonDetail label={m.office_loading()} />),
  },
  'cards that load': {
    words: ['Loading'],
    isPart: true,
    part: () => inMain(<SkeletonCards label={m.office_loading()} />),
  },
  'a screen of signing in that loads': { words: [], isPart: true, part: () => <AccountSkeleton /> },
  'a screen of the portal that did not load': {
    words: ['Unable to connect to the server', 'Our service does not answer at the moment.'],
    ways: ['Try again', 'My Products → /mine', 'Call the centre +977 1 000 0000 → tel', 'Viber → viber'],
    part: () => failing(OwnProducts, UNREACHABLE),
  },
  'a screen of the portal that broke': {
    words: ['Internal Server error', 'What you did before is kept. Please try again.', 'Request r-17'],
    ways: ['Try again', 'My Products → /mine', 'Call the centre +977 1 000 0000 → tel', 'Viber → viber'],
    part: () => failing(OwnProducts, BROKEN),
  },
  'something of a customer that does not exist': {
    words: ['No Data Found', 'It was removed, or it belongs to another account.'],
    ways: ['My Products → /mine'],
    part: () => failing(OwnProducts, GONE),
  },
  'a page of the shop that did not load': {
    words: ['Unable to connect to the server', 'What you did before is kept. Please try again.'],
    ways: ['Try again', 'All products → /baltra-allProducts', 'Call the centre +977 1 000 0000 → tel', 'Viber → viber'],
    part: () => failing(ShopError as never, UNREACHABLE),
  },
  'a page without its frame that did not load': {
    words: ['Something went wrong', 'What you did before is kept. Please try again.'],
    ways: ['Try again', 'Go to Home → /baltra-aboutUs-Page'],
    part: () => failing(RootError as never, () => new Error('Loading chunk failed')),
  },
  'an address without a page': {
    words: ['This page does not exist'],
    ways: [
      'Go to Home → /baltra-aboutUs-Page',
      'All products → /baltra-allProducts',
      'Like, 0',
      'Dislike, 0',
      'Report',
    ],
    part: () => failing(NoPage as never, GONE),
  },
  'a page for another account': {
    words: ['This page is not for your account'],
    ways: ['Go to Home → /baltra-aboutUs-Page', 'Go back', 'Like, 0', 'Dislike, 0', 'Report'],
    part: () => at('/kettles', { Component: Unauthorized }),
  },
  'a link to no complaint': {
    words: ['We do not know this link'],
    ways: ['My complaints → /baltra-trackingProducts', 'Contact us → /baltra-contact-us'],
    part: () => failing(ComplaintLink as never, GONE),
  },
  'a code of no unit': {
    words: ['We do not know this code'],
    ways: ['Register a product → /baltra-user-ProductPage/register', 'Contact us → /baltra-contact-us'],
    part: () => failing(UnitCode as never, GONE),
  },
  'a link that stops no e-mails': {
    words: ['This unsubscribe link does not work'],
    ways: ['Message settings → /baltra-message-settings', 'Contact us → /baltra-contact-us'],
    part: () => failing(UnsubscribeLink as never, GONE),
  },
}

const states = Object.entries(STATES)

/** The buttons and links of the page: their names, and where they lead. */
const waysOut = () =>
  [...document.querySelectorAll<HTMLElement>('main a, main button')].map((way) => {
    const href = way.getAttribute('href')
    const name = way.getAttribute('aria-label') ?? way.textContent
    return href ? `${name} → ${/^(tel|viber)/.exec(href)?.[0] ?? href}` : name
  })

test.each(states)(
  '%s says so in English, accessibly, and offers its ways out',
  async (_, { words, ways = [], part, isPart }) => {
    speak('en')
    render(part())
    await expect.poll(() => document.querySelector('main')).not.toBeNull()
    for (const text of words) await expect.poll(() => document.body.textContent).toContain(text)
    expect(waysOut()).toEqual(ways)
    await expectAccessible(isPart ? 'part' : 'page')
  },
)

test.each(states)('%s is in Nepali, and fits a phone with large text', async (_, { part, isPart }) => {
  speak('ne')
  await onPhoneWithLargeText()
  render(part())
  await expect.poll(() => document.querySelector('main > *')).not.toBeNull()
  expect(latinTexts(['xyzzy', 'r-17'])).toEqual([])
  await expectAccessible(isPart ? 'part' : 'page')
})

const RETRIED: [string, ComponentType<{ error: unknown }>][] = [
  ['the office', InOffice],
  ['the portal', OwnProducts],
  ['the shop', ShopError as never],
  ['a page without its frame', RootError as never],
]

/** A screen that loads once its server answers. */
function showUnanswered(Boundary: ComponentType<{ error: unknown }>) {
  const answer = Promise.withResolvers<null>()
  let loads = 0
  const loader = () => {
    loads += 1
    return loads === 1 ? Promise.reject(UNREACHABLE()) : answer.promise
  }
  const Component = () => inMain(<h1>Here it is</h1>)
  render(at('/kettles', { loader, Component, ErrorBoundary: Boundary as ComponentType }))
  return { answer: () => answer.resolve(null) }
}

const retry = page.getByRole('button', { name: 'Try again' })
const title = page.getByRole('heading', { level: 1, name: 'Here it is' })

test.each(RETRIED)('what failed in %s is there after another try', async (_, Boundary) => {
  const { answer } = showUnanswered(Boundary)
  await retry.click()
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true')
  answer()
  await expect.element(title).toBeVisible()
})

test.each(RETRIED)(
  'what failed in %s without a connection comes by itself with the connection',
  async (_, Boundary) => {
    setOnline(false)
    const { answer } = showUnanswered(Boundary)
    await expect.element(retry).toBeVisible()
    // The page listens once it is painted.
    await expect.poll(() => (setOnline(true), retry.element().ariaDisabled)).toBe('true')
    answer()
    await expect.element(title).toBeVisible()
  },
)
