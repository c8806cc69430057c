import { OFFICE } from 'contract/core/paths'
import { COMPLAINT_LIST, ENGINEER_LIST, SYSTEM } from 'contract/core/office-paths'
import { ROLES, type Role } from 'contract/core/roles'
import { expect, test } from 'vitest'
import { isAtPlace, menuFor, sectionsOpenTo, settingsMenuFor } from './office-menu.ts'

const addresses = (menu: ReturnType<typeof menuFor>) => menu.flatMap(({ places }) => places.map(({ to }) => to))

test('complaints stand next to the dashboard, and many settings are one entry that knows its screens', () => {
  const menu = addresses(menuFor('admin'))
  expect(menu.slice(0, 2)).toEqual([OFFICE, COMPLAINT_LIST])
  expect(menu).not.toContain(SYSTEM)
  const settings = menuFor('admin').at(-1)!.places
  expect(settings).toHaveLength(1)
  expect(isAtPlace(SYSTEM, settings[0]!)).toBe(true)
  expect(addresses(settingsMenuFor('admin'))).toContain(SYSTEM)
})

test('who has few settings has them in the menu', () => {
  expect(addresses(menuFor('service_incharge'))).toContain(ENGINEER_LIST)
  expect(settingsMenuFor('service_incharge')).toHaveLength(1)
})

test('every place that a role may open is in its menu or in its settings', () => {
  for (const role of ROLES.filter((one): one is Exclude<Role, 'customer'> => one !== 'customer')) {
    const reached = new Set([...addresses(menuFor(role)), ...addresses(settingsMenuFor(role))])
    expect([...reached].toSorted()).toEqual(addresses(sectionsOpenTo(role)).toSorted())
  }
})
