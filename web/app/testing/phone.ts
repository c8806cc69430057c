import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import '../styles/office.css'

/** The page is a phone of 360 pixels with text at 200 %, in the brand's letters, until the test ends. */
export async function onPhoneWithLargeText(): Promise<void> {
  const { style, dataset } = document.documentElement
  dataset['devanagari'] = ''
  const { innerWidth, innerHeight } = window
  await page.viewport(360, 740)
  style.fontSize = '200%'
  // A machine may have no letters of its own for Nepali, and boxes in their place are wider.
  await Promise.all(LETTERS.map(([family, letter]) => document.fonts.load(`400 16px '${family}'`, letter)))
  onTestFinished(async () => {
    style.fontSize = ''
    delete dataset['devanagari']
    await page.viewport(innerWidth, innerHeight)
  })
}

const LETTERS = [
  ['Anek Devanagari', 'a'],
  ['Anek Devanagari letters', 'क'],
] as const

/** By how much the page scrolls sideways. */
export const pixelsTooWide = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth
