import { expect, test } from 'vitest'
import { IMAGE_RULE } from '../../../ui/fields/file-rules.ts'
import { chosenFiles } from './chosen-files.ts'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

test('pictures are added as long as there is room', () => {
  const { taken, refusal } = chosenFiles([picture('a.png'), picture('b.png'), picture('c.png')], IMAGE_RULE, 2)
  expect(taken.map(({ name }) => name)).toEqual(['a.png', 'b.png'])
  expect(refusal).toBe('Room for 2 more: 1 not added')
})

test('files that are not pictures are rejected, the others accepted', () => {
  const text = new File(['x'], 'note.txt', { type: 'text/plain' })
  const { taken, refusal } = chosenFiles([text, picture('a.png')], IMAGE_RULE, 6)
  expect(taken.map(({ name }) => name)).toEqual(['a.png'])
  expect(refusal).toBe('note.txt is not a JPEG, PNG, WebP, AVIF or GIF file')
})

test('no message is shown when all pictures fit', () => {
  expect(chosenFiles([picture('a.png')], IMAGE_RULE, 1).refusal).toBeUndefined()
})
