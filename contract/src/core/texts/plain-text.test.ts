import { expect, test } from 'vitest'
import { asRichText } from './plain-text.ts'

test('markup characters are escaped and lines are kept', () => {
  const typed = ' It shows <b>E4</b> & stops\nafter 3 < 4 minutes '
  expect(asRichText(typed)).toBe('It shows &lt;b&gt;E4&lt;/b&gt; &amp; stops\nafter 3 &lt; 4 minutes')
  expect(asRichText(' \n ')).toBe('')
})
