import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photo } from '../../test/factories/sample-files.ts'
import { testApp } from '../../test/test-app.ts'
import { ConfigError, readConfig } from '../platform/config/config.ts'
import { applyBrand } from './apply-brand.ts'

const BRAND = { BRAND_NAME: 'Himalaya Home', BRAND_COLOUR: '#0B6E4F', BRAND_PHONE: '०२१-५००१००' }

test('the brand in the environment is applied once; later changes in the office stay', async () => {
  const { as, build, services } = await testApp({ work: false, env: BRAND })
  const logo = join(services.config.dataDir, 'logo.jpg')
  await writeFile(logo, new Uint8Array(await (await photo()).arrayBuffer()))
  services.config.brand!.logo = logo
  await applyBrand(services)
  expect(services.settings.current).toMatchObject({
    brand_name: 'Himalaya Home',
    colour: '#0b6e4f',
    phone: '021-500100',
    // Those of the design's brand would lead to somebody else.
    facebook: '',
    viber: '',
    address_ne: '',
    logo: expect.objectContaining({ width: 24 }),
  })
  const { data } = await as(await build.admin()).settings.update({ body: { version: 2, brand_name: 'Another Home' } })
  await applyBrand(services)
  expect([services.settings.current.brand_name, data.version]).toEqual(['Another Home', 3])
})

test('a logo that is no picture stops the start', async () => {
  const { services } = await testApp({ work: false, env: BRAND })
  const logo = join(services.config.dataDir, 'logo.jpg')
  await writeFile(logo, 'not a picture')
  services.config.brand!.logo = logo
  await expect(applyBrand(services)).rejects.toThrow('BRAND_LOGO: Please choose a JPEG')
  expect(services.settings.current.brand_name).toBe('Baltra')
})

test.each([
  [{ BRAND_COLOUR: 'green' }, 'BRAND_COLOUR: Write a colour as #a1b2c3'],
  [{ BRAND_PHONE: 'call us' }, 'BRAND_PHONE: A telephone number needs 6 to 15 digits'],
  [{ BRAND_EMAIL: 'nobody' }, /^BRAND_EMAIL: /],
  [{ BRAND_LOGO: '/nowhere/logo.png' }, 'BRAND_LOGO: /nowhere/logo.png cannot be read'],
])('%j stops the start with one line', async (env, line) => {
  const { services } = await testApp({ work: false })
  const read = () => readConfig({ DATA_DIR: services.config.dataDir, ...env })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(line)
})
