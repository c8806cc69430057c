import type { Page } from '@playwright/test'
import { sample } from './past-screens.ts'
import { expect } from './test.ts'

export interface ProductWords {
  category: string
  subCategory: string
  model: string
}

const PICTURE = sample('mixer-grinder-white.webp')

/** Fills in what a new product must have, on the screen that adds one: its words, a colour, its texts and a picture. */
export async function fillProduct(page: Page, { category, subCategory, model }: ProductWords): Promise<void> {
  await page.getByLabel('Category', { exact: true }).selectOption({ label: category })
  await page.getByLabel('Sub category').selectOption({ label: subCategory })
  const texts: Record<string, string> = {
    'Product name': 'Moka Pot',
    'Sub heading': 'Stovetop coffee',
    'Model name': 'Mountain Moka',
    'Model number': model,
    Price: '३४९०',
    Packaging: 'Carton, 1 piece',
    Warranty: '18 Months',
  }
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('button', { name: 'Add colour' }).click()
  await page.getByRole('checkbox', { name: 'Teal', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const [name, text] of [
    ['Specification', 'Steel body'],
    ['Sizing', '20 cm high'],
    ['Usage', 'Fill, brew, pour'],
  ] as const) {
    await page.getByRole('textbox', { name }).click()
    await page.keyboard.type(text)
  }
  await page.setInputFiles('[name=product_images]', PICTURE)
}
