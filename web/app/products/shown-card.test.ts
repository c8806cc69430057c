import { expect, test } from 'vitest'
import type { ProductCard } from 'contract/products'
import { shownCards } from './shown-card.ts'

const card = { id: 1, picture: { src: 'a', ground: 'mist' } } as ProductCard
const grounds = shownCards(Array.from({ length: 24 }, () => card)).map(({ picture }) => picture?.ground)

test.each([2, 3])('in %d columns no ground lies beside or above its like', (columns) => {
  const alike = grounds.filter(
    (ground, at) =>
      (at % columns > 0 && ground === grounds[at - 1]) || (at >= columns && ground === grounds[at - columns]),
  )
  expect(alike).toEqual([])
})

test('a card without a picture has none', () => {
  expect(shownCards([{ ...card, picture: null }])[0]?.picture).toBeNull()
})
