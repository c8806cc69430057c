import { expect, test } from 'vitest'
import { withoutStyles } from './pasted-html.ts'

test('styles go, in whichever quotes, and nothing else', () => {
  expect(withoutStyles(`<p style="color:red" class="a">One</p><b STYLE='x'>Two</b><i style=x>3</i>`)).toBe(
    '<p class="a">One</p><b>Two</b><i>3</i>',
  )
})

test('style sheets go with all that is in them', () => {
  expect(withoutStyles('<style type="text/css">p > b { color: red }</style><p>One</p>')).toBe('<p>One</p>')
})

test('words about styles stay', () => {
  expect(withoutStyles('<p>write style="x" here, a < b</p>')).toBe('<p>write style="x" here, a < b</p>')
})
