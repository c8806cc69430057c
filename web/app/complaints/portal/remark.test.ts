import { expect, test } from 'vitest'
import { plainText } from '../../ui/data/rich-text-tree.ts'
import { remarkAsRichText } from './remark.ts'

test('what looks like markup is what was typed', () => {
  const typed = ' It shows <b>E4</b> & stops\nafter 3 < 4 minutes '
  expect(remarkAsRichText(typed)).toBe('It shows &lt;b&gt;E4&lt;/b&gt; &amp; stops\nafter 3 &lt; 4 minutes')
  expect(plainText(remarkAsRichText('<b>E4</b> & so on'))).toBe('<b>E4</b> & so on')
  expect(remarkAsRichText(' \n ')).toBe('')
})
