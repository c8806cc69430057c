import { photo } from '../../../test/factories/sample-files.ts'
import type { TestApp } from '../../../test/test-app.ts'

export const buildBottle = ({ build }: Pick<TestApp, 'build'>) =>
  build.product({ name: 'Vacuum Bottle', model_name: 'Jharana 750', sizes: ['500 ml', '750 ml'] })

export const formFor = async (product: { id: number }) => ({
  text: ' ASHA ',
  placement: 'horizontal' as const,
  font_style: 'gothamNarrow' as const,
  color: '#3F5A4C',
  size: '750 ml',
  product_id: String(product.id),
  quantity: '2',
  main_image: await photo(),
})
