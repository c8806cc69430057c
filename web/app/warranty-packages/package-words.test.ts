import { expect, test } from 'vitest'
import { offersInShort, packagePrice } from './package-words.ts'

test('a price has the currency in front and grouped digits', () => {
  expect([packagePrice(450), packagePrice(125_000)]).toEqual(['Rs 450', 'Rs 1,25,000'])
})

test.each([
  ['<ul><li>Motor</li><li>Jars &amp; <b>lids</b></li></ul>', 'Motor, Jars & lids'],
  ['All of\nthese<ul><li>Motor</li></ul>', 'All of, these, Motor'],
  ['One<br />two', 'One, two'],
  ['', ''],
])('%j reads %j', (html, words) => {
  expect(offersInShort(html)).toBe(words)
})
