import fc from 'fast-check'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { BRAND } from '../core/brand.ts'
import { brandColours, TEXT_CONTRAST } from './colours.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('each of 1,000 brand colours is legible on white, on the background, on its tint, and under white text', () => {
  fc.assert(
    fc.property(hex, (picked) => {
      const { lamp, red, deep, tint } = brandColours(picked)
      for (const ground of ['#ffffff', '#f5f4f2', tint])
        expect(wcagContrast(red, ground), `${picked} becomes ${red} on ${ground}`).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      expect(wcagContrast('#ffffff', deep)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      expect(wcagContrast(lamp, '#f5f4f2')).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 1000 },
  )
})

test('a colour that can be read stays as it was picked', () => {
  expect(brandColours(BRAND.colours.red).red).toBe(BRAND.colours.red)
  expect(brandColours('#0B5FA5')).toMatchObject({ lamp: '#0b5fa5', red: '#0b5fa5' })
})
