import type { ProductForOffice } from 'contract/products/endpoints'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { WarrantyFields } from './warranty-fields.tsx'
import { WarrantyPartsField } from './warranty-parts-field.tsx'

function show(product?: Pick<ProductForOffice, 'warranty' | 'warranty_months' | 'warranty_parts'>) {
  const form = {
    // Omits properties these fields do not use.
    product: product as ProductForOffice | undefined,
    errorOf: () => undefined,
    onChanged: () => undefined,
  }
  render(
    <form aria-label="Product" className="grid gap-4">
      <WarrantyFields {...form} />
      <WarrantyPartsField {...form} />
    </form>,
  )
}

const sent = (name: string) =>
  new FormData(page.getByRole('form', { name: 'Product' }).element() as HTMLFormElement).get(name)

test('it shows the months the text counts as, and asks for them if it names several durations or none', async () => {
  show()
  const text = page.getByRole('textbox', { name: 'Warranty', exact: true })
  await text.fill('2 Years')
  await expect.element(page.getByText('Counts as 2 years')).toBeVisible()
  expect(sent('warranty_months')).toBe('24')
  await text.fill('No warranty')
  await expect.element(page.getByText('Counts as no warranty')).toBeVisible()
  await text.fill('2 Years (10 Years on motor)')
  await expect.element(page.getByText(/^The text names several durations/)).toBeVisible()
  expect(sent('warranty_months')).toBe('')
  await page.getByRole('textbox', { name: 'Months of warranty of the whole product' }).fill('24')
  expect(sent('warranty_months')).toBe('24')
})

test('months that are stored stand in the field, and a part is added with Enter', async () => {
  show({ warranty: 'Lifetime', warranty_months: 60, warranty_parts: [] })
  await expect.element(page.getByRole('textbox', { name: 'Months of warranty of the whole product' })).toHaveValue('60')
  await page.getByRole('textbox', { name: 'Part with its own warranty' }).fill('Compressor')
  await page.getByRole('textbox', { name: 'Months', exact: true }).fill('120')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Compressor: 10 years')).toBeVisible()
  expect(sent('warranty_parts')).toBe('[{"name":"Compressor","months":120}]')
})
