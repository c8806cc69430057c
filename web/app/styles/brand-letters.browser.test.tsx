import { beforeAll, expect, test } from 'vitest'
import devanagari from './fonts/anek-devanagari-deva.woff2?url'
import latin from './fonts/anek-devanagari-latin.woff2?url'

// Clusters of our Nepali texts with na, the commonest first. Readers know the half form of the first letter; what the
// type family makes of them by itself, stacked letters, they do not.
const CLUSTERS = 'न्न ख्न प्न फ्न क्न ज्न च्न ग्न ध्न घ्न झ्न म्न ब्न स्न ल्न'.split(' ')
/** The same with a joiner, which asks for the half form. */
const halfForm = (cluster: string) => cluster.replace('\u094D', '\u094D\u200D')

beforeAll(async () => {
  for (const [family, file] of [
    ['Brand', devanagari],
    ['Brand Latin', latin],
  ])
    document.fonts.add(await new FontFace(family!, `url(${file})`).load())
})

/** The pixels of a text in the brand's letters. */
function drawn(text: string, size: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = 4 * size
  canvas.height = 2 * size
  const context = canvas.getContext('2d')!
  context.font = `${size}px Brand`
  context.fillText(text, size / 2, 1.4 * size)
  return canvas.toDataURL()
}

test.each([14, 18, 40])('before na a consonant keeps its half form, at %i pixels', (size) => {
  for (const cluster of CLUSTERS)
    expect({ cluster, same: drawn(cluster, size) === drawn(halfForm(cluster), size) }).toEqual({ cluster, same: true })
})

test('the letters are those of the font, and no two digits look alike', () => {
  const digits = Array.from('०१२३४५६७८९', (digit) => drawn(digit, 40))
  expect(new Set(digits).size).toBe(10)
  expect(drawn('क', 40)).not.toBe(drawn('\uE000', 40))
})

test('every Latin character has a width, the dot between two facts too', () => {
  const context = document.createElement('canvas').getContext('2d')!
  context.font = '40px "Brand Latin"'
  const printable = Array.from({ length: 0x5f }, (_, i) => String.fromCodePoint(0x20 + i))
  const narrow = [...printable, '·', '–', '…', '•'].filter((character) => context.measureText(character).width < 5)
  expect(narrow).toEqual([])
})
