import { expect, test } from 'vitest'
import { editorHtml, sentHtml } from './stored-text.ts'

test('each stored line becomes a paragraph', () => {
  expect(editorHtml('Rinse first.\nThen fill.')).toBe('<p>Rinse first.</p><p>Then fill.</p>')
})

test('a blank line between two stays, those at the ends go', () => {
  expect(editorHtml('\nOne\n\nTwo\n')).toBe('<p>One</p><p></p><p>Two</p>')
})

test('emphasis across lines applies to each line', () => {
  expect(editorHtml('A <strong>b\nc</strong> d')).toBe('<p>A <strong>b</strong></p><p><strong>c</strong> d</p>')
})

test('lines that are markup alone are still lines of their own', () => {
  expect(editorHtml('<strong>One</strong>\n<em>Two</em>')).toBe('<p><strong>One</strong></p><p><em>Two</em></p>')
})

test('a list stays a list, with text before and after it', () => {
  expect(editorHtml('Before\n<ul>\n<li>One</li>\n<li>Two</li></ul>\nAfter')).toBe(
    '<p>Before</p><ul><li>One</li><li>Two</li></ul><p>After</p>',
  )
})

test('a heading stays a heading between its lines', () => {
  expect(editorHtml('Before<h3>Care &amp; <b>use</b></h3>One\nTwo')).toBe(
    '<p>Before</p><h3>Care &amp; <b>use</b></h3><p>One</p><p>Two</p>',
  )
})

test('a line break inside an item stays inside it', () => {
  expect(editorHtml('<ul><li>One\nmore</li></ul>')).toBe('<ul><li>One<br>more</li></ul>')
})

test('paragraphs and breaks of older texts are lines as well', () => {
  expect(editorHtml('<p>One</p>\n<p>Two<br>Three</p>')).toBe('<p>One</p><p>Two</p><p>Three</p>')
})

test('characters that are written as names stay so, other markup goes', () => {
  expect(editorHtml('5 &lt; 6 &amp; <span class="x">7</span>')).toBe('<p>5 &lt; 6 &amp; 7</p>')
  expect(editorHtml('')).toBe('')
})

test('a link keeps its address', () => {
  expect(editorHtml('<a href="https://a.example/?b=1&amp;c">Here</a>')).toBe(
    '<p><a href="https://a.example/?b=1&amp;c">Here</a></p>',
  )
})

test('a blank line is sent as line breaks, and is read back as a blank line', () => {
  expect(sentHtml('<p>One</p><p></p><p>Two</p><p>Three</p>')).toBe('<p>One<br><br>Two</p><p>Three</p>')
  expect(editorHtml('One<br /><br />Two')).toBe('<p>One</p><p></p><p>Two</p>')
})

test('unchanged text has no newline, which an input would drop', () => {
  const stored = 'One\n<b>Two\n\nThree</b>\n<ul>\n<li>Four\nfive</li>\n</ul>\nSix\r\nSeven'
  expect(sentHtml(editorHtml(stored))).toBe(
    '<p>One</p><p><b>Two</b><br><br><b>Three</b></p><ul><li>Four<br>five</li></ul><p>Six</p><p>Seven</p>',
  )
})
