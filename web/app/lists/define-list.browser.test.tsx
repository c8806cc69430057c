import type { Role } from 'contract/core/roles'
import { createRoutesStub, Outlet } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { defineList } from './define-list.tsx'

interface Query {
  colour?: string
  shop?: string
  serial_number?: string
  sort?: string
  where?: string
}

let asked: object[]
beforeEach(() => {
  asked = []
  localStorage.clear()
})

const kettles = defineList({
  title: 'Kettles',
  call: async ({ query }: { query: Query }) => {
    asked.push(query)
    const rows = [{ id: 1, name: 'Whistler', colour: 'red' }]
    return { data: rows, pagination: { page: 1, results_per_page: 25, total_results: 1, total_pages: 1 } }
  },
  keys: ['serial_number'],
  beside: async () => ['Thamel', 'Patan'],
  columns: [{ header: 'Name', sort: 'name', name: ({ name }) => ({ name }) }],
  actionsOf: ({ id, name }) =>
    name === 'Whistler' ? { name, links: [{ to: `/kettle/${id}`, label: `Edit ${name}`, icon: '✎' }] } : undefined,
  deletes: {
    one: async () => ({ message: 'Deleted' }),
    many: async () => ({ message: 'Deleted' }),
    by: 'records.delete',
    words: { one: 'kettle', many: 'kettles', text: 'They leave the shop.' },
  },
  empty: { icon: '∅', title: 'No kettles found', text: 'Add the first one.' },
  filters: {
    label: 'Filter kettles',
    fields: { material: { kind: 'text' } },
    each: [
      { name: 'colour', label: 'Colour', options: ['red', 'blue'], at: 'both' },
      { name: 'shop', label: 'Shop', options: (shops = []) => shops, at: 'own' },
      { name: 'material', label: 'Material' },
    ],
  },
})

/** The list as staff of a role see it. */
function show(role: Role, search = ''): void {
  const Screens = createRoutesStub([
    {
      id: 'layouts/office/office-layout',
      path: '/',
      Component: Outlet,
      HydrateFallback: () => null,
      loader: () => ({ role }),
      children: [{ path: 'kettles', loader: kettles.load, Component: kettles.Screen }],
    },
  ])
  render(<Screens initialEntries={[`/kettles${search}`]} />)
}

test('what the filters and links set in the address goes to the call, and nothing else', async () => {
  show('admin', '?colour=red&shop=Patan&serial_number=K7&sort=-name&where=material.is:steel&material=steel')
  await expect.element(page.getByText('Whistler', { exact: true })).toBeVisible()
  expect(asked).toEqual([
    {
      page: '1',
      per_page: 25,
      serial_number: 'K7',
      colour: 'red',
      shop: 'Patan',
      where: 'material.is:steel',
      sort: '-name',
    },
  ])
})

test('a filter offers what was loaded beside the rows', async () => {
  show('admin', '?shop=Patan')
  const shop = page.getByRole('combobox', { name: 'Shop is' })
  await expect.element(shop).toHaveValue('Patan')
  await expect.element(shop.getByRole('option', { name: 'Thamel' })).toBeInTheDocument()
})

test('rows are ticked by those who may delete them, and their actions are the last column', async () => {
  show('admin')
  await expect.element(page.getByRole('checkbox', { name: 'Select Whistler' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Edit Whistler' })).toBeVisible()
})

test('rows are not ticked by others', async () => {
  show('call_centre')
  await expect.element(page.getByRole('link', { name: 'Edit Whistler' })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
})
