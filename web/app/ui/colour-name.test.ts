import { expect, test } from 'vitest'
import { colourName } from './colour-name.ts'

test.each([
  ['#33373d', 'Graphite'],
  ['#a8142b', 'Crimson'],
  ['#3f5a4c', 'Forest'],
  ['#cdbfae', 'Sand'],
  ['#b4bac0', 'Steel'],
  ['#fff', 'White'],
  ['#e9e5de', 'Cream'],
])('%s is %s', (hex, name) => expect(colourName(hex)).toBe(name))

test('what is no hex stays as it is', () => expect(colourName('matt')).toBe('matt'))
