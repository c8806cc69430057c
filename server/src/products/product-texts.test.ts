import { expect, test } from 'vitest'
import { asList, asMarkup, plainLines, storedText } from './product-texts.ts'

test.each([
  ['<ul><li><p>1500 W</p></li><li><p>Steel</p></li></ul>', '<ul><li>1500 W</li><li>Steel</li></ul>'],
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['Before<p>in</p>after', 'Before\nin\nafter'],
  ['<p>It has</p><ul><li>a lid</li></ul><p>and <b>more</b></p>', 'It has<ul><li>a lid</li></ul>and <b>more</b>'],
  ['<p>a<br>b</p>', 'a<br />b'],
  ['<h1>Care</h1><p>Wipe it</p><h4>Not</h4>', '<h3>Care</h3>Wipe it<h4>Not</h4>'],
  ['<p><strong>One</strong></p><p><strong>Two</strong></p>', '<strong>One\n</strong><strong>Two</strong>'],
])('a specification loses its paragraphs: %s', (html, stored) => {
  expect(storedText('specification', html)).toBe(stored)
})

test.each([
  ['<p>20 × 30 cm</p><p>2 <em>kg</em></p>', '20 × 30 cm\n2 kg'],
  ['<ul><li>S</li><li>M</li></ul>Box<br/>two', 'S\nM\nBox\ntwo'],
  ['<h2>Box</h2><p>20 cm</p>', 'Box\n20 cm'],
  ['<p>a &lt; b &amp; c</p>', 'a &lt; b &amp; c'],
  ['<a href="https://baltra.test">see</a> here', 'see here'],
])('sizing loses all tags, and stays markup: %s', (html, stored) => {
  expect(storedText('sizing', html)).toBe(stored)
})

test.each([
  ['<p>Fill.<br>Boil.</p><p>Pour.</p>', 'Fill.\nBoil.\nPour.'],
  ['<h2>Boil</h2><p>a<br>b</p>', '<h3>Boil</h3>a\nb'],
  ['<p>First:</p><ol><li><p>Fill</p></li></ol>', 'First:<ol><li>Fill</li></ol>'],
  ['a<br><br><br><br>b', 'a\n\nb'],
  ['a<strong><br></strong>b', 'a\n<strong></strong>b'],
])('usage loses paragraphs and line breaks: %s', (html, stored) => {
  expect(storedText('usage', html)).toBe(stored)
})

test('storing a text again changes nothing', () => {
  const html = '<p>Fill <b>it</b>.</p><p><b>Boil</b></p><h2>c</h2><p>5 &lt; 6</p><ul><li><p>a</p></li></ul><p>b</p>'
  for (const field of ['specification', 'sizing', 'usage'] as const) {
    const once = storedText(field, html)
    expect(storedText(field, once)).toBe(once)
  }
})

test('nothing executable is stored', () => {
  const html = '<p onclick="x()">a</p><script>x()</script><img src=x onerror=x()><a href="javascript:x()">b</a>'
  expect(storedText('usage', html)).toBe('a\n<a rel="noopener noreferrer nofollow">b</a>')
})

test('a text of 20,000 characters is stored at once, whatever it is made of', () => {
  const started = performance.now()
  for (const part of [' ', '\n', '<p>', '<br>', '<b><i>', '<li>', '&', '<'])
    storedText('usage', part.repeat(20_000 / part.length))
  expect(performance.now() - started).toBeLessThan(1_500)
})

test('plain text becomes markup and comes back', () => {
  expect(asList('5 < 6\n\n <b>Steel</b> ')).toBe('<ul><li>5 &lt; 6</li><li>&lt;b&gt;Steel&lt;/b&gt;</li></ul>')
  expect(plainLines(asList('5 < 6\nSteel & "tin"'))).toBe('5 < 6\nSteel & "tin"')
  expect(plainLines(asMarkup('a\nb'))).toBe('a\nb')
})
