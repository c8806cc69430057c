import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanRichText, isBlankRichText } from './rich-text.ts'

test('lists, emphasis and links stay', () => {
  const text = '<p>It <strong>is</strong> <em>hot</em><br /></p><ul><li>a</li></ul><ol><li><u>b</u></li></ol>'
  expect(cleanRichText(text)).toBe(text)
  expect(cleanRichText('<a href="https://example.com" onclick="x()">see</a>')).toBe(
    '<a href="https://example.com" rel="noopener noreferrer nofollow">see</a>',
  )
})

test('headings stay, below those of the page, and stay where they are when stored again', () => {
  const stored = cleanRichText('<h1 class="x">One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5>')
  expect(stored).toBe('<h3>One</h3><h3>Two</h3><h3>Three</h3><h4>Four</h4>Five')
  expect(cleanRichText(stored)).toBe(stored)
  expect(cleanRichText('<s>a</s><sub>b</sub><blockquote>c</blockquote>')).toBe('abc')
})

test.for([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<p style="position:fixed" class="x" id="y">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<style>*{display:none}</style>',
])('%s does nothing any more', (html) => {
  const clean = cleanRichText(html)
  expect(clean).not.toMatch(/script|onerror|style|class|id=|javascript|evil|iframe|svg|math|<img/i)
})

test('clean text is unchanged when cleaned again', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('<b>', '</b>', '<p>', '<a href="//x">', '<script>', '&amp;', '<', '"'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const once = cleanRichText(pieces.join(''))
      expect(cleanRichText(once)).toBe(once)
    }),
  )
})

test('text that displays nothing counts as blank', () => {
  for (const html of ['', '  ', '<p></p>', '<p>&nbsp;<br></p>', '<ul><li> </li></ul>', '\u200b'])
    expect(isBlankRichText(html)).toBe(true)
  expect(isBlankRichText('<p>.</p>')).toBe(false)
})
