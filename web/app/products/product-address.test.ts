import { expect, test } from 'vitest'
import { isProductAddress, productPath, registerPath } from './product-address.ts'

const kettle = { id: 12, name: 'Steam Kettle 1.7 L', model_num: 'BSK/170' }

test('an address has the id and words to read', () => {
  expect(productPath(kettle)).toBe('/baltra-product-view/12/steam-kettle-1-7-l-bsk-170')
  expect(productPath({ id: 3, name: 'केतली', model_num: 'K१' })).toBe('/baltra-product-view/3/केतली-k१')
  expect(productPath({ id: 4, name: '!', model_num: '' })).toBe('/baltra-product-view/4')
})

test('the bare address is right, and one with other words is not', () => {
  expect(isProductAddress(kettle, undefined)).toBe(true)
  expect(isProductAddress(kettle, 'steam-kettle-1-7-l-bsk-170')).toBe(true)
  expect(isProductAddress(kettle, 'steam')).toBe(false)
})

test('registering starts with the model filled in', () => {
  expect(registerPath({ model_num: 'B&1', model_name: 'Chiya 1.5' })).toBe(
    '/baltra-user-ProductPage/register?model=B%261&name=Chiya+1.5',
  )
})
