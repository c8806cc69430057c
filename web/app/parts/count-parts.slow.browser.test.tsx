import { countPartsPath } from 'contract/core/office-paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, Refused } from '../testing/api.ts'
import { renderRoute, screensOf } from '../testing/screens.tsx'

const SHELF = 'centre-5'
const OTHER_SHELF = 'centre-6'

/** A shelf whose stock the test changes. */
async function shelf() {
  const counts = new Map([
    [1, 9],
    [2, 4],
  ])
  let refusal: Refused | undefined
  let line = Promise.resolve()
  const sent: unknown[] = []
  answerCalls(async ({ path, query, body }) => {
    if (path === '/partstock/places')
      return {
        data: [SHELF, OTHER_SHELF].map((place) => ({ place, name: `Centre ${place}`, centre_name: '' })),
      }
    if (path === '/partstock/counts') {
      sent.push(body)
      await line
      if (refusal) throw refusal
      for (const { part_id, count } of (body as { lines: { part_id: number; count: string }[] }).lines)
        counts.set(part_id, Number(count))
      return { message: 'Entered in the ledger', data: { entries: 1 } }
    }
    const rows = query['place'] === SHELF ? [...counts] : []
    return {
      data: rows.map(([part_id, count]) => ({
        part_id,
        count,
        number: `P-${part_id}`,
        part_name: `Part ${part_id}`,
        part_name_ne: '',
        is_defective: false,
        place: SHELF,
        name: 'Centre',
        centre_name: '',
      })),
      pagination: { page: 1, results_per_page: 100, total_results: rows.length, total_pages: 1 },
    }
  })
  const screen = (await screensOf('office')).find(({ file }) => file === 'parts/count-parts.tsx')
  const { go } = renderRoute(screen!, countPartsPath(SHELF))
  return {
    go,
    counts,
    sent,
    /** Holds the answers to counts until what it returns is called. */
    slowLine: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      line = promise
      return resolve
    },
    refuseWith: (next: Refused | undefined) => {
      refusal = next
    },
  }
}

const field = (part: number) => page.getByLabelText(`How many of Part ${part} you counted`)
const enter = page.getByRole('button', { name: 'Enter the count' })

test('only what was filled in is sent, and then the form is empty again', async () => {
  const { sent } = await shelf()
  await expect.element(enter).toBeDisabled()
  await field(2).fill('3')
  await expect.element(page.getByText('1 of 2 filled in')).toBeVisible()
  await enter.click()
  await expect.element(page.getByText('Entered in the ledger')).toBeVisible()
  expect(sent).toEqual([{ place: SHELF, is_defective: 'false', lines: [{ part_id: 2, count: '3', seen: 4 }] }])
  await expect.element(field(2)).toHaveValue('')
  await expect.element(page.getByText('The ledger says 3')).toBeVisible()
})

test('what was refused stays; a part that changed is counted again before it is sent with what is there now', async () => {
  const { sent, counts, refuseWith } = await shelf()
  await field(1).fill('x')
  await field(2).fill('3')
  await enter.click()
  await expect.element(field(1)).toHaveAccessibleDescription('Enter how many you counted, 0 to 9999')
  expect(sent).toEqual([])

  await field(1).fill('9')
  counts.set(2, 6)
  refuseWith(
    new Refused(409, { code: 'changed_meanwhile', message: 'Part 2 changed', errors: { lines: 'Part 2 changed' } }),
  )
  await enter.click()
  await expect.element(page.getByText('Part 2 changed')).toBeVisible()
  await expect.element(field(2)).toHaveValue('3')
  await expect.element(field(2)).toHaveAccessibleDescription('There are 6 now. Count it again.')
  refuseWith(undefined)
  await field(2).fill('5')
  await enter.click()
  await expect.element(field(1)).toHaveValue('')
  expect(sent.at(-1)).toMatchObject({
    lines: [
      { part_id: 1, count: '9', seen: 9 },
      { part_id: 2, count: '5', seen: 6 },
    ],
  })
})

test('what was typed stays while another place is looked at, and is not lost unasked', async () => {
  const { go } = await shelf()
  await field(1).fill('8')
  await page.getByLabelText('Place').selectOptions(OTHER_SHELF)
  await expect.element(page.getByText('The ledger has no parts here')).toBeVisible()
  await go('/elsewhere')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabelText('Place').selectOptions(SHELF)
  await expect.element(field(1)).toHaveValue('8')
})

test('what was entered while another place is looked at is not asked about', async () => {
  const { go, sent, slowLine } = await shelf()
  const arrive = slowLine()
  await field(1).fill('8')
  await enter.click()
  await expect.poll(() => sent).toHaveLength(1)
  await page.getByLabelText('Place').selectOptions(OTHER_SHELF)
  await expect.element(page.getByText('The ledger has no parts here')).toBeVisible()
  arrive()
  await expect.element(page.getByText('Entered in the ledger')).toBeVisible()
  await page.getByLabelText('Place').selectOptions(SHELF)
  await expect.element(field(1)).toHaveValue('')
  await go('/elsewhere')
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible()
})

test('what is typed over while a count is on its way stays', async () => {
  const { sent, slowLine } = await shelf()
  const arrive = slowLine()
  await field(1).fill('8')
  await enter.click()
  await expect.poll(() => sent).toHaveLength(1)
  await field(1).fill('7')
  arrive()
  await expect.element(page.getByText('Entered in the ledger')).toBeVisible()
  await expect.element(field(1)).toHaveAccessibleDescription('There are 8 now. Count it again.')
  await expect.element(field(1)).toHaveValue('7')
})

test('a refusal while another place is looked at is told, and stands at its field', async () => {
  const { sent, slowLine, refuseWith } = await shelf()
  const arrive = slowLine()
  await field(2).fill('3')
  refuseWith(
    new Refused(409, { code: 'changed_meanwhile', message: 'Part 2 changed', errors: { lines: 'Part 2 changed' } }),
  )
  await enter.click()
  await expect.poll(() => sent).toHaveLength(1)
  await page.getByLabelText('Place').selectOptions(OTHER_SHELF)
  await expect.element(page.getByText('The ledger has no parts here')).toBeVisible()
  arrive()
  await expect.element(page.getByRole('alert').getByText('Part 2 changed')).toBeVisible()
  await page.getByLabelText('Place').selectOptions(SHELF)
  await expect.element(page.getByRole('form').getByText('Part 2 changed')).toBeVisible()
  await expect.element(field(2)).toHaveValue('3')
})
