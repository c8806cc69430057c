import type { ReactNode } from 'react'
import Pencil from 'lucide-react/icons/pencil'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../testing/render.tsx'
import { MenuAction } from '../ui/overlays/menu.tsx'
import { RowActions } from './row-actions.tsx'

const DESK = [1440, 900] as const
let sent: number
beforeEach(() => {
  sent = 0
})

async function show(width: number, more?: ReactNode) {
  await page.viewport(width, 900)
  onTestFinished(() => page.viewport(...DESK))
  renderScreen({
    path: '/kettles',
    Component: () => (
      <main>
        <RowActions
          name="Kettle"
          links={[{ to: '/kettles/1/edit', label: 'Edit Kettle', icon: <Pencil /> }]}
          more={more}
          remove={{ id: 1, text: 'It is gone then.' }}
        />
      </main>
    ),
    action: () => {
      sent += 1
      return null
    },
  })
}

const menu = page.getByRole('button', { name: 'Actions for Kettle' })

test('on a desk each action is a button of its own', async () => {
  await show(1024)
  await expect.element(page.getByRole('link', { name: 'Edit Kettle' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete Kettle' })).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})

test('more than two are one menu on a desk too, and the focus returns to it', async () => {
  await show(1440, <MenuAction onSelect={() => undefined}>Duplicate Kettle</MenuAction>)
  await expect.element(page.getByRole('link', { name: 'Edit Kettle' })).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Edit Kettle' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate Kettle' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).toHaveFocus()
})

test('below 1024 pixels one menu has them all, also for the keyboard', async () => {
  await show(1023)
  await expect.element(menu).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Edit Kettle' })).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Edit Kettle' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const question = page.getByRole('dialog')
  await expect.element(question).toBeVisible()
  expect(sent).toBe(0)
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => sent).toBe(1)
})

test('what is narrowed while it is open changes with the window', async () => {
  await show(1440)
  await expect.element(page.getByRole('button', { name: 'Delete Kettle' })).toBeVisible()
  await page.viewport(768, 900)
  await expect.element(menu).toBeVisible()
})
