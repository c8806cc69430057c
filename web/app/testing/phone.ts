import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import '../styles/office.css'

/** The page is a phone of 360 pixels with text at 200 %, in the brand's letters, until the test ends. */
export async function onPhoneWithLargeText(): Promise<void> {
  const { style } = document.documentElement
  const { innerWidth, innerHeight } = window
  await page.viewport(360, 740)
  style.fontSize = '200%'
  // A machine may have no letters of its own for Nepali, and boxes in their place are wider.
  await Promise.all(
    LETTERS.map(([weight, letters]) => document.fonts.load(`${weight} 16px 'Anek Devanagari'`, letters)),
  )
  onTestFinished(async () => {
    style.fontSize = ''
    await page.viewport(innerWidth, innerHeight)
  })
}

const LETTERS = [
  [400, 'a'],
  [400, 'क'],
] as const

/** By how much the page scrolls sideways. */
export const pixelsTooWide = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth
