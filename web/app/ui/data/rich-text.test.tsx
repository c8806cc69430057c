import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plainText } from './rich-text-tree.ts'
import { RichText } from './rich-text.tsx'

const shown = (html: string) =>
  renderToStaticMarkup(<RichText html={html} className="" />).replace(/^<div[^>]*>|<\/div>$/g, '')

test('lists, emphasis and links are shown as they were written', () => {
  expect(shown('<p>It <b>leaks</b> &amp; <em>hums</em></p><ul><li>One</li><li>Two<br />lines</li></ul>')).toBe(
    '<p>It <b>leaks</b> &amp; <em>hums</em></p><ul><li>One</li><li>Two<br/>lines</li></ul>',
  )
  expect(shown('<h3>Care</h3>Wipe<h4>it</h4>')).toBe('<h3>Care</h3>Wipe<h4>it</h4>')
  expect(shown('<a href="https://example.com/?a=1&amp;b=2" rel="x">here</a>')).toContain(
    'href="https://example.com/?a=1&amp;b=2"',
  )
})

test.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href="java&#115;cript:alert(1)">x</a>', 'x'],
  ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ['<svg><a href="data:text/html,x">x</a></svg>', 'x'],
  ['&lt;b&gt;x&lt;/b&gt;', '&lt;b&gt;x&lt;/b&gt;'],
  ['<!-- <b> -->x', 'x'],
])('what is not allowed gives its text only: %s', (html, seen) => {
  expect(shown(html)).toBe(seen)
})

test('broken markup is read as far as possible', () => {
  expect(shown('<p>a<b>b</p>c</b> 1 < 2 <')).toBe('<p>a<b>b</b></p>c 1 &lt; 2 &lt;')
  expect(shown('<b>'.repeat(5000))).toMatch(/^<b>/)
})

test('a table shows the words alone', () => {
  expect(plainText('<h3>Care</h3>Wipe it')).toBe('Care Wipe it')
  expect(plainText('<p>It leaks</p><ul><li>at the lid</li><li>a&nbsp;lot</li></ul>')).toBe('It leaks at the lid a lot')
})

test('a line break shows between words, and not beside a list', () => {
  expect(shown('<b>One</b>\n<i>Two</i>\n<ul>\n<li>Three</li>\n</ul>\n<b>Four</b>')).toBe(
    '<b>One</b>\n<i>Two</i><ul><li>Three</li></ul><b>Four</b>',
  )
})
