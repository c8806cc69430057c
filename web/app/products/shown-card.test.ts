import { expect, test } from 'vitest'
import type { ProductCard } from 'contract/products/endpoints'
import { lean, shownCards } from './shown-card.ts'

const card = { id: 1, picture: { src: 'a', srcset: '', avif: '', ground: 'mist' } } as ProductCard
const grounds = shownCards(Array.from({ length: 24 }, () => card)).map(({ picture }) => picture?.ground)

test.each([2, 3])('in %d columns no background is next to or above the same one', (columns) => {
  const alike = grounds.filter(
    (ground, at) =>
      (at % columns > 0 && ground === grounds[at - 1]) || (at >= columns && ground === grounds[at - columns]),
  )
  expect(alike).toEqual([])
})

test('a card without a picture has none', () => {
  expect(shownCards([{ ...card, picture: null }])[0]?.picture).toBeNull()
})

test('a small picture goes with its AVIF sizes and one other', () => {
  const picture = { src: 'a', width: 1200, height: 1200, ground: 'mist' } as const
  const made = { ...picture, srcset: 'a-320 320w, a-640 640w, a 1200w', avif: 'b-320 320w' }
  expect(lean(made)).toMatchObject({ src: 'a-640', srcset: '', avif: 'b-320 320w' })
  const unmade = { ...picture, srcset: '', avif: '' }
  expect(lean(unmade)).toEqual(unmade)
})
